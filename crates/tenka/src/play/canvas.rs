//! A sheet of characters to draw on.

/// The style of a character: a terminal's escape sequence for its color, or nothing.
pub(super) type Ink = &'static str;

/// A sheet of characters.
pub(super) struct Canvas {
    rows: Vec<Vec<(char, Ink)>>,
    width: usize,
}

/// The characters of a kind of line.
pub(super) struct Pen {
    pub(super) across: char,
    pub(super) down: char,
    /// Corners, named by where the line goes on: right and down, left and down, right and up, left and up.
    pub(super) corners: [char; 4],
}

/// A border between provinces.
pub(super) const LAND: Pen = Pen { across: '═', down: '║', corners: ['╔', '╗', '╚', '╝'] };
/// A shipping route.
pub(super) const SEA: Pen = Pen { across: '┈', down: '┊', corners: ['╭', '╮', '╰', '╯'] };
/// The frame of a province.
const FRAME: Pen = Pen { across: '─', down: '│', corners: ['┌', '┐', '└', '┘'] };

impl Canvas {
    pub(super) fn new(width: usize) -> Canvas {
        Canvas { rows: Vec::new(), width }
    }

    fn set(&mut self, x: usize, y: usize, letter: char, ink: Ink) {
        while self.rows.len() <= y {
            self.rows.push(vec![(' ', ""); self.width]);
        }
        if let Some(place) = self.rows[y].get_mut(x) {
            *place = (letter, ink);
        }
    }

    /// Writes a text; what does not fit is cut off.
    pub(super) fn write(&mut self, x: usize, y: usize, text: &str) {
        self.write_in(x, y, text, "");
    }

    /// Writes a text with an ink.
    pub(super) fn write_in(&mut self, x: usize, y: usize, text: &str, ink: Ink) {
        for (offset, letter) in text.chars().enumerate() {
            self.set(x + offset, y, letter, ink);
        }
    }

    /// Draws a line through points; each two in a row must lie beside or above each other.
    pub(super) fn line(&mut self, pen: &Pen, points: &[(usize, usize)]) {
        for pair in points.windows(2) {
            let ((x1, y1), (x2, y2)) = (pair[0], pair[1]);
            for x in x1.min(x2)..=x1.max(x2) {
                for y in y1.min(y2)..=y1.max(y2) {
                    self.set(x, y, if x1 == x2 { pen.down } else { pen.across }, "");
                }
            }
        }
        for three in points.windows(3) {
            let (before, (x, y), after) = (three[0], three[1], three[2]);
            let right = before.0.max(after.0) > x;
            let down = before.1.max(after.1) > y;
            self.set(x, y, pen.corners[usize::from(!right) + 2 * usize::from(!down)], "");
        }
    }

    /// Draws a frame with a text in its upper edge at the left and one at the right, and lines inside.
    pub(super) fn frame(
        &mut self,
        (x, y): (usize, usize),
        (width, height): (usize, usize),
        titles: [&str; 2],
        lines: &[String],
    ) {
        let (right, bottom) = (x + width - 1, y + height - 1);
        self.line(&FRAME, &[(x, y), (right, y), (right, bottom), (x, bottom), (x, y), (right, y)]);
        let [left_title, right_title] = titles;
        self.write(x + 2, y, &format!(" {left_title} "));
        if !right_title.is_empty() {
            self.write(right - 2 - right_title.chars().count(), y, &format!(" {right_title} "));
        }
        for (offset, line) in lines.iter().enumerate() {
            self.write(x + 2, y + 1 + offset, line);
        }
    }

    /// The sheet as text, without blanks at the ends of lines.
    pub(super) fn text(&self) -> String {
        let mut text = String::new();
        for row in &self.rows {
            let end = row.iter().rposition(|(letter, _)| *letter != ' ').map_or(0, |last| last + 1);
            for run in row[..end].chunk_by(|(_, one), (_, next)| one == next) {
                let letters: String = run.iter().map(|(letter, _)| letter).collect();
                text.push_str(&inked(&letters, run[0].1));
            }
            text.push('\n');
        }
        text
    }
}

/// A text with an ink.
pub(super) fn inked(text: &str, ink: Ink) -> String {
    if ink.is_empty() { text.to_owned() } else { format!("\x1b[{ink}m{text}\x1b[0m") }
}
