//! A real server, and what clients can do to it over real sockets. All tests are one program, so that it is linked once.

#[path = "../support/rules.rs"]
mod rules;
#[path = "../support/mod.rs"]
mod support;

mod admin;
mod connections;
mod decisions;
mod eyes;
mod fairness;
mod forget;
mod growth;
mod hardening;
mod history;
mod leak;
mod lessons;
mod notices;
mod openapi;
mod orders;
mod pace;
mod people;
mod play;
mod quiet;
mod security;
mod server_clock;
mod tables;
mod twins;
mod upgrade;
mod watching;
