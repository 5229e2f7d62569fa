//! A seat's numbers, one after the other.

/// Writes numbers into a row, one after the other.
pub(crate) struct Row<'a> {
    row: &'a mut [f32],
    at: usize,
}

impl<'a> Row<'a> {
    /// An empty row.
    pub(crate) fn new(row: &'a mut [f32]) -> Row<'a> {
        Row { row, at: 0 }
    }

    /// Writes the next number.
    #[inline]
    pub(crate) fn put(&mut self, number: impl Into<f64>) {
        self.row[self.at] = number.into() as f32;
        self.at += 1;
    }

    /// How many were written.
    pub(crate) fn len(&self) -> usize {
        self.at
    }
}
