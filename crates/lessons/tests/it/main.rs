//! Lessons and puzzles as files, and what is wrong with files that are not.

mod puzzles;
