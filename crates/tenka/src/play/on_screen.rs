//! A game on a text screen.

use bots::Contest;
use engine::{Game, Seat};
use text::Locale;

use super::deals::Wrong;
use super::menu::Menu;
use super::style::Style;
use crate::viewer::Perspective;

/// A game, its viewer, and how to draw it for them.
pub(crate) struct ViewContext<'a, G> {
    /// The state, with every secret; only what `perspective` may see must be drawn.
    pub(crate) game: &'a G,
    /// The viewer to draw for.
    pub(crate) perspective: Perspective,
    /// The language of the reader.
    pub(crate) locale: &'a Locale,
    /// Colors and width of the screen.
    pub(crate) style: Style,
}

/// What a line in words asks for: actions and who takes them, or why not.
pub(crate) type Phrase<G> = Result<Vec<(Seat, <G as Game>::Action)>, String>;

/// A game that can be played on a screen of text.
///
/// [`board`](OnScreen::board) and [`menu`](OnScreen::menu) are most of it. Whatever text is
/// returned may be longer than a line: `context.style.wrap` breaks it. The names of seats are
/// colored afterwards.
pub(crate) trait OnScreen: Contest {
    /// The names of the seats in documents, each with the number of its colour in a terminal
    /// (31 is red, 34 blue).
    const COLOURS: &'static [(&'static str, u8)];
    /// The words that begin a line in this game besides those of all games; see
    /// [`show`](OnScreen::show).
    const WORDS: &'static [&'static str] = &[];
    /// The message that explains those words and how deals are written. It follows what
    /// `play-help` says for all games.
    const HELP: &'static str;

    /// The whole board, line by line.
    fn board(context: &ViewContext<'_, Self>) -> String;

    /// What is shown instead of the board to a player who decides again at once: only what they
    /// need to see change.
    fn close_up(context: &ViewContext<'_, Self>) -> Vec<String> {
        let _ = context;
        Vec::new()
    }

    /// Whether the board is much the same after an action, so that a player who took it and decides
    /// again needs only the [`close_up`](OnScreen::close_up).
    fn is_small(action: &Self::Action) -> bool {
        let _ = action;
        true
    }

    /// What a player should know of their seat before the game.
    fn about(context: &ViewContext<'_, Self>, seat: Seat) -> String {
        let _ = (context, seat);
        String::new()
    }

    /// The question and the choices of a seat: each of `actions` with a number.
    fn menu(context: &ViewContext<'_, Self>, seat: Seat, actions: &[Self::Action]) -> Menu<Self>;

    /// One of the choices in a few words, as the seat that has it sees it.
    fn choice(context: &ViewContext<'_, Self>, seat: Seat, action: &Self::Action) -> String {
        let _ = seat;
        context.locale.action(action)
    }

    /// The number that chooses an action, for those that are numbers themselves, such as bids.
    fn number(action: &Self::Action) -> Option<usize> {
        let _ = action;
        None
    }

    /// Whether an action means to do nothing more; the word `done` chooses it.
    fn ends(action: &Self::Action) -> bool;

    /// The actions that several numbers in one line mean, all of which can be performed one
    /// after the other; or the sentence that says why not.
    fn several(context: &ViewContext<'_, Self>, seat: Seat, numbers: &[usize]) -> Result<Vec<Self::Action>, String> {
        let _ = (seat, numbers);
        Err(context.locale.say("play-unknown", &[]))
    }

    /// The actions that a line in words means, each with the seat that takes it, all of which
    /// can be performed one after the other; or the sentence that says why not. `None` where the
    /// line says nothing in this game.
    fn phrase(context: &ViewContext<'_, Self>, seat: Seat, line: &str) -> Option<Phrase<Self>> {
        let _ = (context, seat, line);
        None
    }

    /// What one of [`WORDS`](OnScreen::WORDS) shows, with what follows it in the line.
    fn show(context: &ViewContext<'_, Self>, word: &str, rest: &str) -> Vec<String> {
        let _ = (context, word, rest);
        Vec::new()
    }

    /// What changes hands in an offer, from what follows the name of the other player; `None`
    /// where only promises are offered.
    fn terms(text: &str) -> Result<Option<Self::Terms>, Wrong>;

    /// What is given for nothing, from what follows the name of the other player.
    fn gift(text: &str) -> Result<Self::Terms, Wrong>;

    /// A promise that the table can judge, where the text is one; anything else is a promise in words.
    fn pledge(text: &str, locale: &Locale) -> Option<Self::Pledge>;

    /// Whether an event is not shown, because the choices show it or it means nothing without them.
    fn is_idle(event: &Self::Event) -> bool {
        let _ = event;
        false
    }

    /// Whether an event is shown on one line with the one before it.
    fn goes_on(before: &Self::Event, event: &Self::Event) -> bool {
        let _ = (before, event);
        false
    }
}
