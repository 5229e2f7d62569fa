//! Tests of the parts that other crates' tests rely on.
#![cfg(unix)]

mod postgres;
mod proxy;
mod served;
