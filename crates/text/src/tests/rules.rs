//! The rules help: every language has the same pages, built alike, and each in its own words.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use super::fluent::folder;
use super::untranslated::{may_be_same, shared};
use crate::{LANGUAGES, RulesPage};

/// What a page is made of.
#[derive(Debug, Default, PartialEq, Eq)]
struct Build {
    /// The headings: how deep, and by what they are linked.
    headings: Vec<(usize, Option<String>)>,
    /// The columns of each row of each table.
    tables: Vec<Vec<usize>>,
    /// How many items each list has.
    lists: Vec<usize>,
    /// Where links lead, in any order.
    links: BTreeMap<String, usize>,
    paragraphs: usize,
}

/// A page: how it is built, and what it says, block by block.
#[derive(Default)]
struct Page {
    build: Build,
    texts: Vec<String>,
}

/// The pages of a language by path, such as `shogun/62-tower.md`.
fn pages(code: &str) -> BTreeMap<String, Page> {
    let root = folder(code).join("rules");
    let mut pages = BTreeMap::new();
    for game in fs::read_dir(&root).unwrap().flatten() {
        for page in fs::read_dir(game.path()).unwrap().flatten() {
            let path = page.path().strip_prefix(&root).unwrap().display().to_string();
            let text = fs::read_to_string(page.path()).unwrap();
            assert!(Path::new(&path).extension().is_some_and(|end| end == "md"), "{code}: {path}");
            pages.insert(path, read(&text));
        }
    }
    assert!(pages.len() > 40, "{code}: {} pages", pages.len());
    pages
}

fn read(text: &str) -> Page {
    let mut page = Page::default();
    let mut last = Block::None;
    for line in text.lines() {
        let block = Block::of(line);
        match (&block, &last) {
            (Block::Heading, _) => {
                let depth = line.chars().take_while(|letter| *letter == '#').count();
                let (title, anchor) = match line.trim_start_matches('#').split_once("{#") {
                    Some((title, anchor)) => (title, Some(anchor.trim_end_matches('}').to_owned())),
                    None => (line.trim_start_matches('#'), None),
                };
                page.build.headings.push((depth, anchor));
                page.texts.push(title.trim().to_owned());
            }
            (Block::Row, before) => {
                if *before != Block::Row {
                    page.build.tables.push(Vec::new());
                }
                let cells = line.trim().trim_matches('|').split('|').count();
                page.build.tables.last_mut().unwrap().push(cells);
            }
            (Block::Item, before) => {
                if *before != Block::Item {
                    page.build.lists.push(0);
                }
                *page.build.lists.last_mut().unwrap() += 1;
            }
            (Block::Paragraph, before) => page.build.paragraphs += usize::from(*before != Block::Paragraph),
            (Block::None, _) => {}
        }
        if !matches!(block, Block::None | Block::Heading) {
            page.texts.push(line.to_owned());
        }
        for link in line.split("](").skip(1) {
            *page.build.links.entry(link.split(')').next().unwrap().to_owned()).or_default() += 1;
        }
        last = block;
    }
    page
}

#[derive(PartialEq, Eq)]
enum Block {
    None,
    Heading,
    Row,
    Item,
    Paragraph,
}

impl Block {
    fn of(line: &str) -> Block {
        let numbered = || line.split_once(". ").is_some_and(|(number, _)| number.parse::<u8>().is_ok());
        match line.trim() {
            "" => Block::None,
            text if text.starts_with('#') => Block::Heading,
            text if text.starts_with('|') => Block::Row,
            text if text.starts_with("- ") || numbered() => Block::Item,
            _ => Block::Paragraph,
        }
    }
}

#[test]
fn every_language_has_the_same_pages_built_alike() {
    let first = pages("en");
    for language in &LANGUAGES[1..] {
        let mine = pages(language.code);
        assert_eq!(mine.keys().collect::<Vec<_>>(), first.keys().collect::<Vec<_>>(), "{}", language.code);
        for (path, page) in &mine {
            assert_eq!(page.build, first[path].build, "{}/{path}", language.code);
        }
    }
}

#[test]
fn the_program_has_every_page() {
    for language in LANGUAGES {
        let mut own: Vec<String> = language.rules.iter().copied().flatten().map(RulesPage::path).collect();
        own.sort();
        assert_eq!(own, pages(language.code).into_keys().collect::<Vec<_>>(), "{}", language.code);
    }
}

#[test]
fn no_page_was_left_in_the_first_language() {
    let first = pages("en");
    for language in &LANGUAGES[1..] {
        let shared = shared(language.code);
        for (path, page) in &pages(language.code) {
            let english: BTreeSet<&String> = first[path].texts.iter().collect();
            for text in page.texts.iter().filter(|text| english.contains(text)) {
                let shown: String = plain(text);
                assert!(may_be_same(&shown, &shared), "{}/{path}: {text}", language.code);
            }
        }
    }
}

/// A text without where its links lead.
fn plain(text: &str) -> String {
    let mut pieces = text.split("](");
    let first = pieces.next().unwrap_or_default().to_owned();
    first + &pieces.map(|piece| piece.split_once(')').map_or("", |(_, after)| after)).collect::<String>()
}

/// The page of each game that lists its cards; no file has it, for it is made from the messages.
const CATALOGUES: [&str; 2] = ["rising-sun/cards", "shogun/cards"];

/// What links call a page: `shogun/tower` for `shogun/62-tower.md`.
fn name(path: &str) -> String {
    let (game, file) = path.split_once('/').unwrap();
    format!("{game}/{}", file.trim_end_matches(".md").split_once('-').unwrap().1)
}

#[test]
fn every_link_leads_somewhere() {
    for language in LANGUAGES {
        let pages = pages(language.code);
        let mut places: BTreeSet<String> = CATALOGUES.map(str::to_owned).into();
        for (path, page) in &pages {
            let name = name(path);
            let anchors = page.build.headings.iter().filter_map(|(_, anchor)| anchor.as_ref());
            places.extend(anchors.map(|anchor| format!("{name}#{anchor}")));
            places.insert(name);
        }
        for (path, page) in &pages {
            let own = name(path);
            let game = own.split('/').next().unwrap();
            for link in page.build.links.keys() {
                // A link to another game names it.
                let link = match link.strip_prefix('#') {
                    Some(anchor) => format!("{own}#{anchor}"),
                    None if link.contains('/') => link.clone(),
                    None => format!("{game}/{link}"),
                };
                assert!(places.contains(&link), "{}/{path}: {link} leads nowhere", language.code);
            }
        }
    }
}
