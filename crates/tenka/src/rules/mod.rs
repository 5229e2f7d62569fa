//! `tenka rules`: the rules help, for readers without a browser.

mod markdown;

use std::io::IsTerminal;

use text::{Locale, RulesPage};

use crate::error::CliError;
use crate::output::Output;
use crate::play::Style;

/// The options of `tenka rules`.
#[derive(clap::Args)]
#[command(after_help = "tenka rules\ntenka rules shogun tower\ntenka rules rising-sun --search ronin")]
pub(crate) struct Args {
    game: Option<String>,
    page: Option<String>,
    #[arg(long, value_name = "WORD", conflicts_with = "page")]
    search: Option<String>,
}

/// Shows a page, or which pages there are.
pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let style = if std::io::stdout().is_terminal() { Style::of_terminal() } else { Style::PLAIN };
    let game = args.game.as_deref();
    let pages: Vec<&RulesPage> = locale.rules().filter(|page| game.is_none_or(|game| game == page.game)).collect();
    if pages.is_empty() {
        let known = games(locale).join(", ");
        let args = [
            ("option", locale.say("help-value-game", &[]).into()),
            ("name", game.unwrap_or_default().into()),
            ("known", known.into()),
        ];
        return Err(CliError::request(locale.say("cli-unknown-value", &args)));
    }
    let text = match (&args.page, &args.search) {
        (Some(name), _) => page(&pages, name, locale, style).map_err(CliError::request)?,
        (None, Some(word)) => search(&pages, word, locale, style),
        (None, None) => format!("{}\n{}\n", list(&pages, style), locale.say("cli-rules-more", &[])),
    };
    let mut output = Output::new();
    output.text(&text)?;
    output.end()
}

/// What a player at the table reads: the pages of the game, or one of them.
pub(crate) fn at_the_table(game: &str, name: &str, locale: &Locale, style: Style) -> String {
    let pages: Vec<&RulesPage> = locale.rules().filter(|page| page.game == game).collect();
    if name.is_empty() { list(&pages, style) } else { page(&pages, name, locale, style).unwrap_or_else(|why| why) }
}

fn games(locale: &Locale) -> Vec<&'static str> {
    let mut games: Vec<&str> = locale.rules().map(|page| page.game).collect();
    games.dedup();
    games
}

/// The page of that name, or why there is none.
fn page(pages: &[&RulesPage], name: &str, locale: &Locale, style: Style) -> Result<String, String> {
    let found = pages.iter().find(|page| page.name().eq_ignore_ascii_case(name));
    found.map(|page| markdown::render(page.text, style)).ok_or_else(|| {
        let known: Vec<&str> = pages.iter().map(|page| page.name()).collect();
        locale.say("cli-rules-unknown-page", &[("page", name.into()), ("known", known.join(", ").into())])
    })
}

/// The names and titles of pages, game by game.
fn list(pages: &[&RulesPage], style: Style) -> String {
    let longest = pages.iter().map(|page| page.name().len()).max().unwrap_or_default();
    let (mut text, mut game) = (String::new(), "");
    for page in pages {
        if page.game != game {
            game = page.game;
            let blank = if text.is_empty() { "" } else { "\n" };
            text += &format!("{blank}{}\n", style.heading(game));
        }
        text += &format!("  {:longest$}  {}\n", page.name(), page.title());
    }
    text
}

/// Every paragraph, item and row with a word in it, page by page.
fn search(pages: &[&RulesPage], word: &str, locale: &Locale, style: Style) -> String {
    let sought = word.to_lowercase();
    let mut text = String::new();
    for page in pages {
        let blocks = markdown::blocks(page.text);
        let found: Vec<_> = blocks.iter().filter(|block| block.to_lowercase().contains(&sought)).collect();
        if !found.is_empty() {
            let heading = format!("{} {}: {}", page.game, page.name(), page.title());
            text += &format!("{}\n", style.heading(&heading));
            text.extend(found.iter().map(|block| format!("{}\n", style.wrap(&format!("  {block}"), 2))));
            text.push('\n');
        }
    }
    if text.is_empty() { format!("{}\n", locale.say("cli-rules-not-found", &[("word", word.into())])) } else { text }
}
