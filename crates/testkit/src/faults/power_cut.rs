//! What survives a power cut: what was synced, and of the rest any sectors or none.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// What a disk writes whole or not at all; drives with larger sectors keep this promise, too.
const SECTOR: usize = 512;
const HEAD: usize = 24;

/// What becomes of writes that were not synced when the power went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Survivors {
    /// All are lost.
    None,
    /// All are there.
    All,
    /// Each sector is there or not.
    Some,
    /// Each sector is there or not, and those in between may be torn: part old, part new.
    Torn,
}

/// The files of a folder as recorded: what is surely on the disk, and what may be.
#[derive(Debug, Default)]
pub struct PowerCut {
    files: BTreeMap<PathBuf, Recorded>,
}

#[derive(Debug, Default)]
struct Recorded {
    /// What is on the disk; nothing where there is no such file.
    synced: Option<Vec<u8>>,
    pending: Vec<Pending>,
}

#[derive(Debug)]
enum Pending {
    Create,
    Write(usize, Vec<u8>),
    Truncate(usize),
    Remove,
}

impl PowerCut {
    /// Reads the journal of a [`Faults`](super::Faults) on top of what a folder held before it began.
    ///
    /// # Panics
    /// If the journal cannot be read or makes no sense.
    pub fn read(journal: &Path, before: &Path) -> PowerCut {
        let mut cut = PowerCut::default();
        for file in fs::read_dir(before).expect("the folder of before").flatten() {
            let bytes = fs::read(file.path()).expect("a file of before");
            cut.files.insert(file.file_name().into(), Recorded { synced: Some(bytes), pending: Vec::new() });
        }
        let journal = fs::read(journal).expect("the journal");
        let mut rest = &journal[..];
        // The last record may be incomplete: nobody was told that it happened.
        while let Some((record, after)) = Record::read(rest) {
            cut.take(record);
            rest = after;
        }
        cut
    }

    fn take(&mut self, record: Record<'_>) {
        let name = PathBuf::from(Path::new(record.path).file_name().unwrap_or_default());
        if record.operation == b'S' && fs::metadata(record.path).is_ok_and(|about| about.is_dir()) {
            // The folder itself was synced: files that were made or removed stay so.
            for file in self.files.values_mut() {
                file.settle(|pending| matches!(pending, Pending::Create | Pending::Remove));
            }
            return;
        }
        let file = self.files.entry(name).or_default();
        match record.operation {
            b'C' => file.pending.push(Pending::Create),
            b'W' => file.pending.push(Pending::Write(record.offset, record.data.to_vec())),
            b'T' => file.pending.push(Pending::Truncate(record.offset)),
            b'U' => file.pending.push(Pending::Remove),
            b'S' => file.settle(|pending| !matches!(pending, Pending::Remove)),
            other => panic!("the journal has an operation {other}"),
        }
    }

    /// Writes into an empty folder what the disk may hold after the cut.
    ///
    /// # Panics
    /// If the folder cannot be written to.
    pub fn leave(mut self, folder: &Path, survivors: Survivors, mut chance: impl FnMut() -> bool) {
        for (name, mut file) in std::mem::take(&mut self.files) {
            for pending in std::mem::take(&mut file.pending) {
                file.survive(pending, survivors, &mut chance);
            }
            // SQLite makes this one anew.
            if name.to_string_lossy().ends_with("-shm") {
                continue;
            }
            if let Some(bytes) = file.synced {
                fs::write(folder.join(name), bytes).expect("a file that survived");
            }
        }
    }
}

impl Recorded {
    /// Applies what is certain by now, in order.
    fn settle(&mut self, is_certain: impl Fn(&Pending) -> bool) {
        for pending in std::mem::take(&mut self.pending) {
            if is_certain(&pending) {
                self.apply(pending);
            } else {
                self.pending.push(pending);
            }
        }
    }

    fn apply(&mut self, pending: Pending) {
        match pending {
            Pending::Create => drop(self.synced.get_or_insert_default()),
            Pending::Write(offset, data) => overwrite(self.synced.get_or_insert_default(), offset, &data),
            Pending::Truncate(length) => self.synced.get_or_insert_default().resize(length, 0),
            Pending::Remove => self.synced = None,
        }
    }

    fn survive(&mut self, pending: Pending, survivors: Survivors, chance: &mut impl FnMut() -> bool) {
        match (survivors, pending) {
            (Survivors::None, _) => {}
            (Survivors::All, pending) => self.apply(pending),
            // Where the file itself was lost, so were its bytes.
            (_, Pending::Write(..)) if self.synced.is_none() => {}
            (_, Pending::Write(offset, data)) => {
                let mut at = offset;
                for sector in sectors(offset, &data) {
                    if chance() {
                        let is_torn = survivors == Survivors::Torn && chance();
                        let length = if is_torn { sector.len() / 2 } else { sector.len() };
                        self.apply(Pending::Write(at, sector[..length].to_vec()));
                    }
                    at += sector.len();
                }
            }
            (_, pending) => {
                if chance() {
                    self.apply(pending);
                }
            }
        }
    }
}

/// Cuts what was written where the sectors of the disk begin.
fn sectors(offset: usize, data: &[u8]) -> Vec<&[u8]> {
    let (first, rest) = data.split_at(data.len().min((SECTOR - offset % SECTOR) % SECTOR));
    [first].into_iter().filter(|first| !first.is_empty()).chain(rest.chunks(SECTOR)).collect()
}

fn overwrite(bytes: &mut Vec<u8>, offset: usize, data: &[u8]) {
    if bytes.len() < offset + data.len() {
        bytes.resize(offset + data.len(), 0);
    }
    bytes[offset..offset + data.len()].copy_from_slice(data);
}

/// One recorded operation, as `shim.c` writes it.
struct Record<'a> {
    operation: u8,
    path: &'a str,
    offset: usize,
    data: &'a [u8],
}

impl Record<'_> {
    fn read(bytes: &[u8]) -> Option<(Record<'_>, &[u8])> {
        let (head, rest) = bytes.split_at_checked(HEAD)?;
        let word = |at: usize| Some(u64::from_ne_bytes(head[at..at + 8].try_into().ok()?) as usize);
        let path = u32::from_ne_bytes(head[4..8].try_into().ok()?) as usize;
        let (offset, length) = (word(8)?, word(16)?);
        let (path, rest) = rest.split_at_checked(path)?;
        let length = if head[0] == b'W' { length } else { 0 };
        let (data, rest) = rest.split_at_checked(length)?;
        Some((Record { operation: head[0], path: std::str::from_utf8(path).ok()?, offset, data }, rest))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(operation: u8, path: &str, offset: u64, data: &[u8]) -> Vec<u8> {
        let mut bytes = vec![operation, 0, 0, 0];
        bytes.extend((path.len() as u32).to_ne_bytes());
        bytes.extend(offset.to_ne_bytes());
        bytes.extend((data.len() as u64).to_ne_bytes());
        bytes.extend(path.as_bytes());
        bytes.extend(data);
        bytes
    }

    fn left(records: &[Vec<u8>], survivors: Survivors, chance: impl FnMut() -> bool) -> Option<Vec<u8>> {
        let (before, after) = (crate::Folder::new(), crate::Folder::new());
        let journal = after.path().join("journal");
        fs::write(&journal, records.concat()).unwrap();
        PowerCut::read(&journal, before.path()).leave(after.path(), survivors, chance);
        fs::read(after.path().join("a")).ok()
    }

    #[test]
    fn synced_data_survives() {
        let records = [record(b'C', "/d/a", 0, b""), record(b'W', "/d/a", 0, b"kept"), record(b'S', "/d/a", 0, b"")];
        assert_eq!(left(&records, Survivors::None, || false).as_deref(), Some(&b"kept"[..]));
    }

    #[test]
    fn unsynced_data_may_be_lost_by_sectors() {
        let mut records = vec![record(b'C', "/d/a", 0, b""), record(b'W', "/d/a", 0, &[1; 1024])];
        records.push(record(b'S', "/d/a", 0, b""));
        records.push(record(b'W', "/d/a", 0, &[2; 1024]));
        assert_eq!(left(&records, Survivors::None, || true).unwrap(), [1; 1024]);
        assert_eq!(left(&records, Survivors::All, || false).unwrap(), [2; 1024]);
        let mut turn = false;
        let chance = || {
            turn = !turn;
            turn
        };
        assert_eq!(left(&records, Survivors::Some, chance).unwrap(), [[2; 512], [1; 512]].concat());
    }

    #[test]
    fn a_record_that_is_cut_short_did_not_happen() {
        let mut records = vec![record(b'C', "/d/a", 0, b""), record(b'W', "/d/a", 0, b"whole")];
        let mut half = record(b'W', "/d/a", 0, b"broken");
        half.truncate(half.len() - 2);
        records.push(half);
        assert_eq!(left(&records, Survivors::All, || true).as_deref(), Some(&b"whole"[..]));
    }
}
