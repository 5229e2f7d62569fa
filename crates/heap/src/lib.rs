//! The heap of the program: mimalloc, which gives back to the system what a busy server no longer
//! needs (docs/performance.md), and counts by thread how often something is taken from it, so that
//! `tenka bench` can say that a decision takes nothing.
//!
//! This is the only crate of ours with unsafe code: an allocator cannot be written without, and all
//! that it does beside counting is done by mimalloc.

use std::alloc::{GlobalAlloc, Layout};
use std::cell::Cell;

use mimalloc::MiMalloc;

thread_local! {
    // Has nothing to set up and nothing to drop, so that it may be used while a thread begins or ends.
    static TAKEN: Cell<u64> = const { Cell::new(0) };
}

/// mimalloc with a count for each thread.
struct Counting;

#[global_allocator]
static HEAP: Counting = Counting;

fn count() {
    TAKEN.with(|taken| taken.set(taken.get() + 1));
}

// SAFETY: every call is passed on as it is to an allocator that keeps the trait's promises; counting
// takes nothing from the heap and cannot panic.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: whoever calls this keeps the promises of `GlobalAlloc::alloc`.
        unsafe { MiMalloc.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the same for `GlobalAlloc::alloc_zeroed`.
        unsafe { MiMalloc.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, piece: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: the same for `GlobalAlloc::realloc`; all pieces came from mimalloc.
        unsafe { MiMalloc.realloc(piece, layout, size) }
    }

    unsafe fn dealloc(&self, piece: *mut u8, layout: Layout) {
        // SAFETY: the same for `GlobalAlloc::dealloc`; all pieces came from mimalloc.
        unsafe { MiMalloc.dealloc(piece, layout) }
    }
}

/// How often `work` takes or enlarges a piece of the heap, on this thread.
pub fn taken_during(work: impl FnOnce()) -> u64 {
    let before = TAKEN.get();
    work();
    TAKEN.get() - before
}

#[cfg(test)]
mod tests {
    use super::taken_during;

    #[test]
    fn what_is_taken_from_the_heap_is_counted() {
        assert_eq!(taken_during(|| ()), 0);
        assert_eq!(taken_during(|| drop(std::hint::black_box(vec![1u8]))), 1);
        let mut grown = vec![0u8; 8];
        assert_eq!(taken_during(|| std::hint::black_box(&mut grown).reserve(1000)), 1);
    }

    #[test]
    fn other_threads_count_for_themselves() {
        let busy = || (0..1000).for_each(|size| drop(std::hint::black_box(vec![1u8; size + 1])));
        let mut there = 0;
        let here = taken_during(|| {
            there = std::thread::scope(|scope| scope.spawn(|| taken_during(busy)).join().unwrap());
        });
        assert!(there >= 1000 && here < 1000, "{there} {here}");
    }
}
