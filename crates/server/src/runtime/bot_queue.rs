//! Who thinks next: a fair queue for the bots of all tables.
//!
//! Thinking takes cores, so only a few bots think at once. Tables at which a seated person waits come first, then those
//! that somebody watches, then those that nobody watches; within each of these, people take turns, and the tables of one
//! person do, too. However many tables somebody starts, another person's bot waits for one thought of theirs at most.
//! One slot is only for tables that are watched, so that a long thought elsewhere does not hold them up; and tables that
//! nobody watches get a turn every now and then, so that they go on even on a busy evening.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use parking_lot::Mutex;
use protocol::ids::{PersonId, TableId};
use tokio::sync::oneshot;

/// After so many thoughts for tables that are watched comes one for a table that is not.
const UNWATCHED_EVERY: usize = 8;
/// Of how many people it is remembered where they came from.
const HOMES: usize = 10_000;

/// How urgent the thought of a bot is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Urgency {
    /// A person who plays at the table is there.
    Awaited,
    /// Only others watch.
    Watched,
    /// Nobody does.
    Unwatched,
}

const URGENCIES: [Urgency; 3] = [Urgency::Awaited, Urgency::Watched, Urgency::Unwatched];

/// A bot that waits for its turn to think. A table has one at a time.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Ticket {
    number: u64,
    owner: String,
    table: TableId,
}

/// The tickets of one urgency: owners take turns, and so do the tables of an owner.
#[derive(Debug, Default)]
struct Line {
    owners: VecDeque<(String, VecDeque<Ticket>)>,
}

impl Line {
    fn push(&mut self, ticket: Ticket) {
        match self.owners.iter_mut().find(|(owner, _)| *owner == ticket.owner) {
            Some((_, tickets)) => tickets.push_back(ticket),
            None => self.owners.push_back((ticket.owner.clone(), VecDeque::from([ticket]))),
        }
    }

    fn pop(&mut self) -> Option<Ticket> {
        let (owner, mut tickets) = self.owners.pop_front()?;
        let next = tickets.pop_front();
        if !tickets.is_empty() {
            self.owners.push_back((owner, tickets));
        }
        next
    }

    fn remove(&mut self, is_meant: impl Fn(&Ticket) -> bool) -> Option<Ticket> {
        let mut found = None;
        for (_, tickets) in &mut self.owners {
            if let Some(index) = tickets.iter().position(&is_meant) {
                found = tickets.remove(index);
                break;
            }
        }
        self.owners.retain(|(_, tickets)| !tickets.is_empty());
        found
    }
}

/// Decides who thinks next. It knows neither time nor threads.
#[derive(Debug)]
struct Schedule {
    /// How many may think at once for tables that nobody watches; one more thinks for those that somebody does.
    general: usize,
    lines: [Line; 3],
    /// How many think now, by urgency.
    thinking: [usize; 3],
    /// How many thoughts for watched tables have begun since the last for one that is not.
    since_unwatched: usize,
}

impl Schedule {
    fn new(general: usize) -> Schedule {
        Schedule { general, lines: Default::default(), thinking: [0; 3], since_unwatched: 0 }
    }

    fn add(&mut self, urgency: Urgency, ticket: Ticket) {
        self.lines[urgency as usize].push(ticket);
    }

    /// The next bot that may begin to think now.
    fn next(&mut self) -> Option<(Urgency, Ticket)> {
        if self.thinking.iter().sum::<usize>() > self.general {
            return None;
        }
        let unwatched = Urgency::Unwatched as usize;
        let may_be_unwatched = self.thinking[unwatched] < self.general;
        let is_due = may_be_unwatched && self.since_unwatched >= UNWATCHED_EVERY;
        let order = if is_due { [2, 0, 1] } else { [0, 1, 2] };
        for index in order.into_iter().filter(|index| *index != unwatched || may_be_unwatched) {
            let Some(ticket) = self.lines[index].pop() else { continue };
            self.thinking[index] += 1;
            self.since_unwatched = if index == unwatched { 0 } else { self.since_unwatched + 1 };
            return Some((URGENCIES[index], ticket));
        }
        None
    }

    fn done(&mut self, urgency: Urgency) {
        self.thinking[urgency as usize] -= 1;
    }

    /// A ticket is no longer wanted; returns whether it still waited.
    fn cancel(&mut self, number: u64) -> bool {
        self.lines.iter_mut().any(|line| line.remove(|ticket| ticket.number == number).is_some())
    }

    /// Somebody came to a table, or left it.
    fn reclass(&mut self, table: &TableId, urgency: Urgency) {
        let moved = self.lines.iter_mut().find_map(|line| line.remove(|ticket| ticket.table == *table));
        if let Some(ticket) = moved {
            self.add(urgency, ticket);
        }
    }
}

#[derive(Debug)]
struct State {
    schedule: Schedule,
    waiting: HashMap<u64, oneshot::Sender<()>>,
    /// Those who think, or are just being told that they may; and how many thoughts had begun before.
    granted: HashMap<u64, (Urgency, u64)>,
    count: u64,
    /// How many thoughts have begun.
    begun: u64,
    /// From where people came last: guests of one address take turns as one.
    homes: HashMap<PersonId, String>,
}

impl State {
    /// Lets all begin who may.
    fn dispatch(&mut self) {
        while let Some((urgency, ticket)) = self.schedule.next() {
            self.granted.insert(ticket.number, (urgency, self.begun));
            self.begun += 1;
            // Somebody who does not wait any more gives it back at once.
            self.waiting.remove(&ticket.number).map(|waiting| waiting.send(()));
        }
    }
}

/// The queue of all bots of this process.
#[derive(Clone, Debug)]
pub(crate) struct BotQueue(Arc<Mutex<State>>);

/// The right to think, given back when it is dropped.
#[derive(Debug)]
pub(crate) struct Permit {
    queue: BotQueue,
    number: u64,
    /// How urgent it was when it began.
    pub(crate) urgency: Urgency,
    /// How many other thoughts began while it waited.
    pub(crate) passed: u64,
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut state = self.queue.0.lock();
        match state.granted.remove(&self.number) {
            Some((urgency, _)) => state.schedule.done(urgency),
            None => {
                state.waiting.remove(&self.number);
                state.schedule.cancel(self.number);
            }
        }
        state.dispatch();
    }
}

impl BotQueue {
    /// A queue for a machine with so many cores: one is left for people.
    pub(crate) fn new(cores: usize) -> BotQueue {
        let schedule = Schedule::new(cores.saturating_sub(1).max(1));
        let (waiting, granted, homes) = (HashMap::new(), HashMap::new(), HashMap::new());
        BotQueue(Arc::new(Mutex::new(State { schedule, waiting, granted, count: 0, begun: 0, homes })))
    }

    /// Remembers from where a person comes.
    pub(crate) fn remember_home(&self, person: &PersonId, address: String) {
        let mut state = self.0.lock();
        if state.homes.get(person).is_some_and(|known| *known == address) {
            return;
        }
        if state.homes.len() >= HOMES && !state.homes.contains_key(person) {
            state.homes.clear();
        }
        state.homes.insert(person.clone(), address);
    }

    /// Waits until the bot of a table may think.
    pub(crate) async fn acquire(&self, owner: &PersonId, table: &TableId, urgency: Urgency) -> Permit {
        let (sender, turn) = oneshot::channel();
        let (mut permit, asked) = {
            let mut state = self.0.lock();
            let asked = state.begun;
            state.count += 1;
            let number = state.count;
            let owner = state.homes.get(owner).unwrap_or(&owner.0).clone();
            state.waiting.insert(number, sender);
            state.schedule.add(urgency, Ticket { number, owner, table: table.clone() });
            state.dispatch();
            (Permit { queue: self.clone(), number, urgency, passed: 0 }, asked)
        };
        let _ = turn.await;
        if let Some((urgency, begun)) = self.0.lock().granted.get(&permit.number) {
            (permit.urgency, permit.passed) = (*urgency, begun - asked);
        }
        permit
    }

    /// Somebody came to a table, or left it: a bot that waits there is more, or less, urgent now.
    pub(crate) fn reclass(&self, table: &TableId, urgency: Urgency) {
        let mut state = self.0.lock();
        state.schedule.reclass(table, urgency);
        state.dispatch();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A schedule with its tickets, and what it grants by name.
    struct Bench {
        schedule: Schedule,
        count: u64,
    }

    impl Bench {
        fn new(general: usize) -> Bench {
            Bench { schedule: Schedule::new(general), count: 0 }
        }

        fn add(&mut self, urgency: Urgency, owner: &str, table: &str) {
            self.count += 1;
            let (owner, table) = (owner.to_owned(), TableId(table.to_owned()));
            self.schedule.add(urgency, Ticket { number: self.count, owner, table });
        }

        /// A hundred and twenty tables of somebody who left.
        fn hog(&mut self, urgency: Urgency) {
            (0..120).for_each(|table| self.add(urgency, "hog", &format!("hog {table}")));
        }

        fn begin(&mut self) -> Option<(Urgency, String)> {
            self.schedule.next().map(|(urgency, ticket)| (urgency, ticket.table.0))
        }

        /// One thought from its beginning to its end; all others wait.
        fn think(&mut self) -> String {
            let (urgency, table) = self.begin().expect("somebody may think");
            self.schedule.done(urgency);
            table
        }
    }

    #[test]
    fn unwatched_tables_come_last() {
        let mut bench = Bench::new(1);
        bench.hog(Urgency::Unwatched);
        bench.add(Urgency::Watched, "ben", "watched");
        bench.add(Urgency::Awaited, "anna", "awaited");
        assert_eq!([bench.think(), bench.think()], ["awaited", "watched"]);
        assert_eq!(bench.think(), "hog 0");
    }

    #[test]
    fn unwatched_tables_leave_a_slot_free() {
        let mut bench = Bench::new(1);
        bench.hog(Urgency::Unwatched);
        assert_eq!(bench.begin().unwrap().1, "hog 0");
        assert_eq!(bench.begin(), None, "the second slot is for tables that are watched");
        bench.add(Urgency::Awaited, "anna", "anna");
        assert_eq!(bench.begin().unwrap().1, "anna", "at once, while the long thought goes on");
    }

    #[test]
    fn people_take_turns_however_many_tables_they_have() {
        let mut bench = Bench::new(1);
        bench.hog(Urgency::Awaited);
        bench.think();
        for _ in 0..20 {
            bench.add(Urgency::Awaited, "anna", "anna");
            let others = (0..).take_while(|_| bench.think() != "anna").count();
            assert!(others <= 1, "{others} thoughts of somebody else");
        }
    }

    #[test]
    fn tables_of_one_person_take_turns() {
        let mut bench = Bench::new(1);
        for table in ["a", "b", "c"] {
            bench.add(Urgency::Unwatched, "anna", table);
        }
        assert_eq!(bench.think(), "a");
        bench.add(Urgency::Unwatched, "anna", "a");
        assert_eq!([bench.think(), bench.think(), bench.think()], ["b", "c", "a"]);
    }

    #[test]
    fn unwatched_tables_go_on_in_a_crowd() {
        let mut bench = Bench::new(1);
        bench.add(Urgency::Unwatched, "cleo", "letters");
        let mut thoughts = 0;
        loop {
            bench.add(Urgency::Awaited, "anna", "anna");
            bench.add(Urgency::Awaited, "ben", "ben");
            if bench.think() == "letters" {
                break;
            }
            thoughts += 1;
            assert!(thoughts <= UNWATCHED_EVERY, "it never gets a turn");
        }
    }

    #[test]
    fn table_that_somebody_opens_moves_ahead() {
        let mut bench = Bench::new(1);
        bench.hog(Urgency::Unwatched);
        bench.schedule.reclass(&TableId("hog 77".to_owned()), Urgency::Awaited);
        assert_eq!(bench.think(), "hog 77");
        assert!(!bench.schedule.cancel(78), "its ticket is used");
        assert!(bench.schedule.cancel(79));
    }

    fn person(name: &str) -> PersonId {
        PersonId(name.to_owned())
    }

    fn table(name: &str) -> TableId {
        TableId(name.to_owned())
    }

    #[tokio::test]
    async fn somebody_who_no_longer_waits_blocks_nobody() {
        let queue = BotQueue::new(2);
        let first = queue.acquire(&person("anna"), &table("a"), Urgency::Unwatched).await;
        let (ben, name) = (person("ben"), table("b"));
        let mut second = Box::pin(queue.acquire(&ben, &name, Urgency::Unwatched));
        assert!(futures_util::poll!(&mut second).is_pending());
        let (cleo, name) = (person("cleo"), table("c"));
        let mut third = Box::pin(queue.acquire(&cleo, &name, Urgency::Unwatched));
        assert!(futures_util::poll!(&mut third).is_pending());
        // The second is granted the right but does not look any more.
        drop(first);
        drop(second);
        let third = third.await;
        assert_eq!(queue.0.lock().schedule.thinking, [0, 0, 1]);
        drop(third);
        assert_eq!(queue.0.lock().schedule.thinking, [0; 3]);
        assert!(queue.0.lock().waiting.is_empty() && queue.0.lock().granted.is_empty());
    }

    #[tokio::test]
    async fn guests_of_one_address_take_turns_as_one() {
        let queue = BotQueue::new(2);
        for guest in 0..20 {
            queue.remember_home(&person(&format!("guest {guest}")), "192.0.2.1".to_owned());
        }
        let held = [("a", "a"), ("b", "b")].map(|(owner, name)| (person(owner), table(name)));
        let first = queue.acquire(&held[0].0, &held[0].1, Urgency::Awaited).await;
        let second = queue.acquire(&held[1].0, &held[1].1, Urgency::Awaited).await;
        let mut guests = Vec::new();
        for guest in 0..20 {
            let (owner, name) = (person(&format!("guest {guest}")), table(&format!("table {guest}")));
            let queue = queue.clone();
            let mut waits = Box::pin(async move { queue.acquire(&owner, &name, Urgency::Awaited).await });
            assert!(futures_util::poll!(&mut waits).is_pending());
            guests.push(waits);
        }
        let (anna, name) = (person("anna"), table("anna"));
        let mut waits = Box::pin(queue.acquire(&anna, &name, Urgency::Awaited));
        assert!(futures_util::poll!(&mut waits).is_pending());
        drop(first);
        drop(second);
        assert_eq!(waits.await.passed, 1, "one of twenty guests came first");
    }
}
