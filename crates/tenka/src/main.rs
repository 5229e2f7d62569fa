//! `tenka`: the one program. Each command has a file of its own; what they share stands in
//! [`fault`], [`file`], [`games`], [`output`] and [`viewer`].

#![forbid(unsafe_code)]

mod admin;
mod apply;
mod arena;
mod bench;
mod cli;
mod error;
mod file;
mod games;
mod help;
mod legal;
mod lessons;
mod new;
mod options;
mod output;
mod play;
mod playing;
mod position;
mod replay;
mod rules;
mod serve;
mod show;
mod simulate;
mod swarm;
mod usage;
mod verify;
mod viewer;

use std::process::ExitCode;

fn main() -> ExitCode {
    match cli::run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => fault.report(),
    }
}
