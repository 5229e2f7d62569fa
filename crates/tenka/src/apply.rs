//! `tenka apply`: a record with more done in it.

use std::io::{self, BufRead, Read};
use std::path::PathBuf;

use engine::{Document, Entry, Game, SIZE_LIMIT, Session};
use text::Locale;

use crate::error::{CliError, clause};
use crate::file::{Source, is_standard_input, write_whole};
use crate::games::of_game;
use crate::output::Output;

/// The options of `tenka apply`.
#[derive(clap::Args)]
#[command(after_help = "echo '{\"seat\":\"koi\",\"action\":\"ready\"}' | tenka apply game.json --in-place")]
pub(crate) struct Args {
    record: PathBuf,
    #[arg(long)]
    in_place: bool,
}

/// Does what the lines say.
pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    if is_standard_input(&args.record) {
        return Err(CliError::request(locale.say("cli-two-inputs", &[])));
    }
    let source = Source::read(&args.record, locale)?;
    of_game!(source.game(locale)?, extend(&source, args, locale))
}

fn extend<G: Game>(source: &Source, args: &Args, locale: &Locale) -> Result<(), CliError> {
    let locale = &locale.about(G::NAME);
    let file = source.name.as_str();
    if args.in_place && matches!(source.document::<G>(locale)?, Document::Position(_)) {
        return Err(CliError::request(
            locale.say("cli-position-in-place", &[("file", file.into()), ("game", G::NAME.into())]),
        ));
    }
    let mut session = source.session::<G>(None, locale)?;
    // The lines are read before anything is written, so that the record may be one's own output.
    for (number, line) in (1..).zip(io::stdin().lock().take(SIZE_LIMIT as u64).split(b'\n')) {
        let line = line.map_err(|error| CliError::read(&locale.say("cli-standard-input", &[]), &error, locale))?;
        if !line.trim_ascii().is_empty() {
            apply(&mut session, &line, locale).map_err(|what| {
                let args = [("line", i64::into(number)), ("what", clause(&what).into()), ("file", file.into())];
                CliError::request(locale.say("cli-refused-line", &args))
            })?;
        }
    }
    let text = session.record().write();
    if args.in_place {
        return write_whole(&args.record, &text, locale);
    }
    let mut output = Output::new();
    output.text(&text)?;
    output.end()
}

fn apply<G: Game>(session: &mut Session<G>, line: &[u8], locale: &Locale) -> Result<(), String> {
    let entry = Entry::<G>::read(line).map_err(|error| locale.document_error(&error))?;
    session.apply(entry).map_err(|error| locale.action_error(&error)).map(|_| ())
}
