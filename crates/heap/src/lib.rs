//! The global allocator: mimalloc, which returns unused memory of a busy server to the system (docs/performance.md).
//!
//! It also counts allocations per thread, so that `tenka bench` can show that a decision makes none. This is the only crate
//! of the workspace with unsafe code, which an allocator cannot do without; except for counting, it forwards every call
//! to mimalloc.

use std::alloc::{GlobalAlloc, Layout};
use std::cell::Cell;

use mimalloc::MiMalloc;

thread_local! {
    // Needs neither initialization nor a destructor, so it can be used while a thread starts or ends.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

/// mimalloc with an allocation count per thread.
struct Counting;

#[global_allocator]
static HEAP: Counting = Counting;

fn count() {
    ALLOCATIONS.with(|allocations| allocations.set(allocations.get() + 1));
}

// SAFETY: every call is forwarded unchanged to an allocator that upholds the contract of the trait; counting neither
// allocates nor panics.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller upholds the contract of `GlobalAlloc::alloc`.
        unsafe { MiMalloc.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller upholds the contract of `GlobalAlloc::alloc_zeroed`.
        unsafe { MiMalloc.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: the caller upholds the contract of `GlobalAlloc::realloc`, and mimalloc allocated the block.
        unsafe { MiMalloc.realloc(block, layout, size) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: the caller upholds the contract of `GlobalAlloc::dealloc`, and mimalloc allocated the block.
        unsafe { MiMalloc.dealloc(block, layout) }
    }
}

/// Number of allocations and reallocations that `work` makes on this thread.
pub fn allocations_during(work: impl FnOnce()) -> u64 {
    let before = ALLOCATIONS.get();
    work();
    ALLOCATIONS.get() - before
}

#[cfg(test)]
mod tests {
    use super::allocations_during;

    #[test]
    fn allocations_are_counted() {
        assert_eq!(allocations_during(|| ()), 0);
        assert_eq!(allocations_during(|| drop(std::hint::black_box(vec![1u8]))), 1);
        let mut grown = vec![0u8; 8];
        assert_eq!(allocations_during(|| std::hint::black_box(&mut grown).reserve(1000)), 1);
    }

    #[test]
    fn allocations_are_counted_per_thread() {
        let busy = || (0..1000).for_each(|size| drop(std::hint::black_box(vec![1u8; size + 1])));
        let mut there = 0;
        let here = allocations_during(|| {
            there = std::thread::scope(|scope| scope.spawn(|| allocations_during(busy)).join().unwrap());
        });
        assert!(there >= 1000 && here < 1000, "{there} {here}");
    }
}
