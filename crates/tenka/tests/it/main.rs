//! The program as it is installed: its commands in a shell, and its server as a process with clients around it.

mod common;

mod arena;
mod bad_input;
mod bench;
mod commands;
mod languages;
mod lessons;
mod rules;
mod simulate;

#[cfg(unix)]
mod admin;
#[cfg(unix)]
mod crowd;
#[cfg(unix)]
mod durable;
#[cfg(unix)]
mod fairness;
#[cfg(target_os = "linux")]
mod faults;
#[cfg(unix)]
mod machines;
#[cfg(unix)]
mod outage;
#[cfg(unix)]
mod outside;
#[cfg(unix)]
mod paused;
#[cfg(unix)]
mod readme;
#[cfg(unix)]
mod record;
#[cfg(unix)]
mod serve;
#[cfg(unix)]
mod swarm;
#[cfg(unix)]
mod together;
#[cfg(unix)]
mod upgrade;
