//! `tenka apply`: a record with more done in it.

use std::io::{self, BufRead, Read};
use std::path::PathBuf;

use table::{Document, Entry, Game, SIZE_LIMIT, Session};
use text::Tongue;

use crate::fault::{Fault, clause};
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
pub(crate) fn run(args: &Args, tongue: &Tongue) -> Result<(), Fault> {
    if is_standard_input(&args.record) {
        return Err(Fault::request(tongue.say("cli-two-inputs", &[])));
    }
    let source = Source::read(&args.record, tongue)?;
    of_game!(source.game(tongue)?, extend(&source, args, tongue))
}

fn extend<G: Game>(source: &Source, args: &Args, tongue: &Tongue) -> Result<(), Fault> {
    let tongue = &tongue.about(G::NAME);
    let file = source.name.as_str();
    if args.in_place && matches!(source.document::<G>(tongue)?, Document::Position(_)) {
        return Err(Fault::request(
            tongue.say("cli-position-in-place", &[("file", file.into()), ("game", G::NAME.into())]),
        ));
    }
    let mut session = source.session::<G>(None, tongue)?;
    // The lines are read before anything is written, so that the record may be one's own output.
    for (number, line) in (1..).zip(io::stdin().lock().take(SIZE_LIMIT as u64).split(b'\n')) {
        let line = line.map_err(|error| Fault::read(&tongue.say("cli-standard-input", &[]), &error, tongue))?;
        if !line.trim_ascii().is_empty() {
            apply(&mut session, &line, tongue).map_err(|what| {
                let args = [("line", i64::into(number)), ("what", clause(&what).into()), ("file", file.into())];
                Fault::request(tongue.say("cli-refused-line", &args))
            })?;
        }
    }
    let text = session.record().write();
    if args.in_place {
        return write_whole(&args.record, &text, tongue);
    }
    let mut output = Output::new();
    output.text(&text)?;
    output.end()
}

fn apply<G: Game>(session: &mut Session<G>, line: &[u8], tongue: &Tongue) -> Result<(), String> {
    let entry = Entry::<G>::read(line).map_err(|flaw| tongue.flaw(&flaw))?;
    session.apply(entry).map_err(|denied| tongue.denied(&denied)).map(|_| ())
}
