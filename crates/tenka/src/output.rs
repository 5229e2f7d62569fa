//! Standard output.

use std::io::{self, BufWriter, StdoutLock, Write};

use serde::Serialize;

use crate::error::CliError;

/// Standard output, with lines gathered before they are written.
pub(crate) struct Output(BufWriter<StdoutLock<'static>>);

impl Output {
    /// Takes standard output.
    pub(crate) fn new() -> Output {
        Output(BufWriter::new(io::stdout().lock()))
    }

    /// Writes text as it is.
    pub(crate) fn text(&mut self, text: &str) -> Result<(), CliError> {
        Ok(self.0.write_all(text.as_bytes())?)
    }

    /// Writes a line.
    pub(crate) fn line(&mut self, line: &str) -> Result<(), CliError> {
        Ok(writeln!(self.0, "{line}")?)
    }

    /// Writes a value as one line of JSON.
    pub(crate) fn json(&mut self, value: &impl Serialize) -> Result<(), CliError> {
        serde_json::to_writer(&mut self.0, value).map_err(io::Error::from)?;
        self.line("")
    }

    /// Writes a whole report: one document for machines, or sentences for people.
    pub(crate) fn report(json: bool, report: &impl Serialize, people: impl FnOnce() -> String) -> Result<(), CliError> {
        let mut output = Output::new();
        if json {
            output.json(report)?;
        } else {
            output.text(&people())?;
        }
        output.end()
    }

    /// Makes sure that all is written.
    pub(crate) fn end(mut self) -> Result<(), CliError> {
        Ok(self.0.flush()?)
    }
}
