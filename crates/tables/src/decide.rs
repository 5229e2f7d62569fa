//! From what somebody asks for to what happens: who may do what at a table, and when.

use bots::{Character, Dice};
use engine::Seat;
use protocol::Millis;
use protocol::ids::PersonId;
use protocol::message::{Actor, Addressee, Channel, Command, LINE_LIMIT, Stage};

use crate::entropy::EntropySource;
use crate::error::RequestError;
use crate::game::Kind;
use crate::names::has_controls;
use crate::setup::validate_options;
use crate::table::Table;
use crate::table_event::{Holder, Origin, TableEvent};

/// Who asks: somebody who may see the table, and so may sit down at it.
pub struct Requester<'a> {
    /// The person.
    pub person: &'a PersonId,
    /// The seat for which they ask, where they named one or hold only one.
    pub seat: Option<Seat>,
    /// When they ask.
    pub now: Millis,
    /// For how long others have not looked at the table.
    pub absence: &'a dyn Fn(&PersonId) -> Millis,
}

/// What happens; often one thing, in order where it is more.
pub type TableEvents = Vec<TableEvent>;

impl Table {
    /// What happens when somebody asks for something; or why it does not.
    pub fn decide(
        &self,
        asker: &Requester<'_>,
        command: Command,
        luck: &EntropySource,
    ) -> Result<TableEvents, RequestError> {
        let who = asker.person;
        match command {
            Command::Act { action } => {
                let seat = self.deciding_seat(asker)?;
                let game = self.game.as_ref().ok_or(RequestError::conflict("api-error-not-begun"))?;
                // Never the sender's own text, which may hold 64 kB of blanks.
                let action = game.canonical(&action)?;
                Ok(vec![TableEvent::Did { seat: seat.0, action, hand: Actor::Person }])
            }
            Command::Undo {} => {
                let seat = self.deciding_seat(asker)?;
                Ok(vec![TableEvent::Undid { seat: seat.0, entries: self.undo_length(seat) }])
            }
            Command::Say { to, text } => self.say_something(asker, &to, text),
            Command::Sit { seat, wish } => {
                self.in_lobby()?;
                self.sit_down(seat, Holder::Person(who.clone()), wish)
            }
            Command::AddBot { seat, bot, wish } => {
                self.in_lobby()?;
                self.owned_by(who)?;
                if !Kind::named(&self.setup.game)?.has_bot(&bot) {
                    return Err(RequestError::bad("api-error-no-such-bot").with("bot", bot));
                }
                self.sit_down(seat, Holder::Bot(self.introduced(bot, luck)), wish)
            }
            Command::Wish { seat, wish } => {
                self.in_lobby()?;
                self.may_arrange(who, seat)?;
                self.check_wish(seat, wish.as_deref())?;
                Ok(vec![TableEvent::Wished { seat, wish }])
            }
            Command::Stand { seat } | Command::Remove { seat } => {
                self.in_lobby()?;
                self.may_arrange(who, seat)?;
                let mut happenings = vec![TableEvent::Stood { seat }];
                // Somebody who is sent away knows the link, and must not come back by it.
                let removed = self.places.get(seat).and_then(|place| place.person()).filter(|person| *person != who);
                if let Some(removed) = removed.filter(|person| self.seats_of(person).count() == 1) {
                    let removed = Some(removed.clone());
                    happenings.push(TableEvent::InviteChanged { invite: luck.secret(), removed });
                }
                Ok(happenings)
            }
            Command::Ready { ready } => {
                self.in_lobby()?;
                self.seat_of(who).ok_or(RequestError::forbidden("api-error-not-seated"))?;
                Ok(vec![TableEvent::Readied { by: who.clone(), ready }])
            }
            Command::Configure { setup } => {
                self.in_lobby()?;
                self.owned_by(who)?;
                self.may_configure(&setup)?;
                Ok(vec![TableEvent::Configured { setup: *setup }])
            }
            Command::Start {} => {
                self.in_lobby()?;
                self.owned_by(who)?;
                self.may_begin()?;
                match self.secret {
                    Some(_) => self.begin_draw(asker, luck),
                    None => Ok(vec![self.begin(luck)?]),
                }
            }
            Command::CommitEntropy { seat, commitment } => self.commit_entropy(who, seat, commitment),
            Command::RevealEntropy { seat, value } => self.reveal_entropy(who, seat, value),
            Command::Leave {} => self.leave(who),
            Command::Vote { about, replace } => self.vote(asker, &about, replace),
            Command::Return {} => self.come_back(who),
            Command::Open { about, open } => self.give_free(asker, &about, open),
            Command::Take { about } => self.take_over(who, &about),
            Command::Away { days } => {
                self.playing()?;
                let seat = self.deciding_seat(asker)?;
                Ok(vec![TableEvent::Away { seat: seat.0, days }])
            }
            Command::Mute { person, muted } => {
                self.owned_by(who)?;
                self.known_to(who, &person).then_some(()).ok_or(RequestError::bad("api-error-no-such-person"))?;
                Ok(vec![TableEvent::Muted { person, muted }])
            }
            Command::Spectators { allowed } => {
                self.owned_by(who)?;
                Ok(vec![TableEvent::Spectators { allowed }])
            }
            Command::HandOver { to } => {
                self.owned_by(who)?;
                self.seat_of(&to).ok_or(RequestError::conflict("api-error-not-seated"))?;
                Ok(vec![TableEvent::HandedOver { to }])
            }
            Command::RenewInvite {} => {
                self.owned_by(who)?;
                Ok(vec![TableEvent::InviteChanged { invite: luck.secret(), removed: None }])
            }
            Command::Close {} => {
                self.owned_by(who)?;
                let others = self.members().iter().any(|member| member != who);
                match self.stage {
                    Stage::Lobby => Ok(vec![TableEvent::Closed]),
                    Stage::Playing if !others => Ok(vec![TableEvent::Closed]),
                    // Nobody looks back on a puzzle.
                    Stage::Over if self.is_judged() => Ok(vec![TableEvent::Closed]),
                    Stage::Playing => Err(RequestError::conflict("api-error-others-play")),
                    Stage::Over | Stage::Closed => Err(RequestError::conflict("api-error-game-over")),
                }
            }
        }
    }

    /// Seats and setup can be changed only until the draw of the seed begins: a player who could call it off would draw
    /// again until they like the seed.
    pub(crate) fn in_lobby(&self) -> Result<(), RequestError> {
        if self.stage == Stage::Lobby && self.draw.is_none() {
            Ok(())
        } else {
            Err(RequestError::conflict("api-error-begun-already"))
        }
    }

    /// Refuses what can be done only while the game is in progress.
    pub fn playing(&self) -> Result<(), RequestError> {
        match self.stage {
            Stage::Playing => Ok(()),
            Stage::Lobby => Err(RequestError::conflict("api-error-not-begun")),
            Stage::Over | Stage::Closed => Err(RequestError::conflict("api-error-game-over")),
        }
    }

    pub(crate) fn owned_by(&self, who: &PersonId) -> Result<(), RequestError> {
        if self.owner == *who { Ok(()) } else { Err(RequestError::forbidden("api-error-owner-only")) }
    }

    /// The seat for which somebody decides. Whoever a bot stands in for comes back first.
    fn deciding_seat(&self, asker: &Requester<'_>) -> Result<Seat, RequestError> {
        if self.stage == Stage::Lobby {
            return Err(RequestError::conflict("api-error-not-begun"));
        }
        if self.stage == Stage::Closed {
            return Err(RequestError::conflict("api-error-game-over"));
        }
        if self.is_judged() {
            return Err(RequestError::conflict("api-error-puzzle-over"));
        }
        let mine: Vec<Seat> = self.seats_of(asker.person).collect();
        let seat = match (asker.seat, &mine[..]) {
            (_, []) => Err(RequestError::forbidden("api-error-not-seated")),
            (Some(seat), _) if mine.contains(&seat) => Ok(seat),
            (Some(_), _) => Err(RequestError::forbidden("api-error-not-your-seat")),
            (None, [only]) => Ok(*only),
            (None, _) => Err(RequestError::bad("api-error-which-seat")),
        }?;
        match self.places[seat.index()].substitute {
            Some(_) => Err(RequestError::conflict("api-error-come-back-first")),
            None => Ok(seat),
        }
    }

    fn say_something(&self, asker: &Requester<'_>, to: &Addressee, text: String) -> Result<TableEvents, RequestError> {
        let by = asker.person;
        if text.trim().is_empty() || text.chars().count() > LINE_LIMIT {
            return Err(RequestError::bad("api-error-line-too-long").with("limit", LINE_LIMIT));
        }
        if has_controls(&text) {
            return Err(RequestError::bad("api-error-control-characters"));
        }
        if self.muted.contains(by) {
            return Err(RequestError::forbidden("api-error-muted"));
        }
        let mine: Vec<Seat> = self.seats_of(by).collect();
        let to = match to {
            Addressee::Table if !mine.is_empty() || self.owner == *by => Channel::Table,
            // Those who look on talk among themselves, so that they can give nothing away.
            Addressee::Table => return Err(RequestError::forbidden("api-error-players-only")),
            Addressee::Spectators if mine.is_empty() && !self.setup.spectators && self.owner != *by => {
                return Err(RequestError::forbidden("api-error-no-spectators"));
            }
            Addressee::Spectators if mine.is_empty() => Channel::Spectators,
            Addressee::Spectators => return Err(RequestError::forbidden("api-error-spectators-only")),
            Addressee::Seat(name) => {
                let other = self.seat_named(name)?;
                let seat = asker.seat.filter(|seat| mine.contains(seat)).or(mine.first().copied());
                Channel::Pair(self.pair(seat.ok_or(RequestError::forbidden("api-error-not-seated"))?, other)?)
            }
        };
        Ok(vec![TableEvent::Said { by: by.clone(), to, text, removed: false }])
    }

    /// `skilled:any` becomes somebody: a character that no other bot at the table has, while there are some.
    fn introduced(&self, bot: String, luck: &EntropySource) -> String {
        let Some((level, "any")) = bot.split_once(':') else { return bot };
        let sits = |bot: &str| Character::named(bot.split_once(':')?.1);
        let taken: Vec<_> = self.places.iter().filter_map(|place| sits(place.bot()?)).collect();
        format!("{level}:{}", Character::draw(&mut Dice::new(luck.number()), &taken).name)
    }

    fn sit_down(&self, seat: Option<usize>, holder: Holder, wish: Option<String>) -> Result<TableEvents, RequestError> {
        let free = |seat: usize| self.places.get(seat).is_some_and(|place| place.holder == Holder::Nobody);
        let seat = match seat {
            Some(seat) if free(seat) => seat,
            Some(seat) if seat < self.places.len() => return Err(RequestError::conflict("api-error-seat-taken")),
            Some(_) => return Err(RequestError::bad("api-error-no-such-seat")),
            None => {
                (0..self.places.len()).find(|seat| free(*seat)).ok_or(RequestError::conflict("api-error-table-full"))?
            }
        };
        self.check_wish(seat, wish.as_deref())?;
        Ok(vec![TableEvent::Sat { seat, holder, wish }])
    }

    /// Whoever sits on a seat arranges it; the owner arranges all.
    fn may_arrange(&self, who: &PersonId, seat: usize) -> Result<(), RequestError> {
        let place = self.places.get(seat).ok_or(RequestError::bad("api-error-no-such-seat"))?;
        if place.person() == Some(who) || self.owner == *who {
            Ok(())
        } else {
            Err(RequestError::forbidden("api-error-not-your-seat"))
        }
    }

    fn check_wish(&self, seat: usize, wish: Option<&str>) -> Result<(), RequestError> {
        let Some(wish) = wish else { return Ok(()) };
        let known = match &self.from {
            Some(from) => from.seats.iter().any(|name| name == wish),
            None => (Kind::named(&self.setup.game)?.names)().contains(&wish),
        };
        let taken =
            self.places.iter().enumerate().any(|(other, place)| other != seat && place.wish.as_deref() == Some(wish));
        if !known {
            Err(RequestError::bad("api-error-no-such-seat"))
        } else if taken {
            Err(RequestError::conflict("api-error-wish-taken").with("wish", wish))
        } else {
            Ok(())
        }
    }

    fn may_configure(&self, setup: &protocol::setup::Setup) -> Result<(), RequestError> {
        validate_options(setup)?;
        if self.from.is_some() && (setup.game != self.setup.game || setup.seats != self.setup.seats) {
            return Err(RequestError::conflict("api-error-game-is-given"));
        }
        let sits_beyond = self.places.iter().skip(setup.seats).any(|place| place.holder != Holder::Nobody);
        if sits_beyond { Err(RequestError::conflict("api-error-seats-are-taken")) } else { Ok(()) }
    }

    /// Says which players, or what, the game still waits for.
    fn may_begin(&self) -> Result<(), RequestError> {
        if self.places.iter().any(|place| place.holder == Holder::Nobody) {
            return Err(RequestError::conflict("api-error-seats-are-free"));
        }
        let is_waited_for =
            |place: &&crate::table::Place| place.person().is_some_and(|person| *person != self.owner) && !place.ready;
        if self.places.iter().any(|place| is_waited_for(&place)) {
            return Err(RequestError::conflict("api-error-not-all-are-ready"));
        }
        Ok(())
    }

    /// Gives every seat its clan or colour, as wished or by chance, at a table from before there were draws.
    fn begin(&self, luck: &EntropySource) -> Result<TableEvent, RequestError> {
        let kind = Kind::named(&self.setup.game)?;
        let mut names: Vec<String> = match &self.from {
            Some(from) => from.seats.clone(),
            None => (kind.names)().iter().map(|name| (*name).to_owned()).collect(),
        };
        names.retain(|name| !self.places.iter().any(|place| place.wish.as_ref() == Some(name)));
        luck.shuffle(&mut names);
        let name = |place: &crate::table::Place| place.wish.clone().or_else(|| names.pop()).unwrap_or_default();
        let mut name = name;
        let seats: Vec<(String, Holder)> =
            self.places.iter().map(|place| (name(place), place.holder.clone())).collect();
        let origin = match &self.from {
            Some(from) => Origin::Position(from.position.clone()),
            None => {
                let order: Vec<String> = seats.iter().map(|(name, _)| name.clone()).collect();
                Origin::Deal { options: kind.options(&self.setup.options, &order), seed: luck.secret() }
            }
        };
        Ok(TableEvent::Started { seats, rules: kind.rules, origin })
    }
}
