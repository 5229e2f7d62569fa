//! Counts what code takes from the heap, for `tenka bench`. The crate behind it is the allocator of
//! the whole program; it counts by thread, so that threads do not wait for each other.

/// How often `work` takes or enlarges a piece of the heap.
pub(crate) fn during(work: impl FnOnce()) -> u64 {
    allocation_counter::measure(work).count_total
}

#[cfg(test)]
mod tests {
    use super::during;

    #[test]
    fn what_is_taken_from_the_heap_is_counted() {
        assert_eq!(during(|| ()), 0);
        assert_eq!(during(|| drop(std::hint::black_box(vec![1u8]))), 1);
    }
}
