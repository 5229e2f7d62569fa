//! Markdown as plain text: what the pages of the rules help use of it.

use crate::play::Style;

/// The space between two columns of a table.
const GAP: usize = 2;
/// The least that a column has to itself.
const NARROWEST: usize = 8;

/// A page as lines that fit the window.
pub(super) fn render(text: &str, style: Style) -> String {
    let mut page = String::new();
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        if line.starts_with('|') {
            let mut rows = vec![cells(line)];
            while let Some(row) = lines.next_if(|line| line.starts_with('|')) {
                rows.push(cells(row));
            }
            page += &table(&rows, style);
        } else if line.starts_with('#') {
            page += &format!("{}\n", style.heading(&plain(heading(line))));
        } else if let Some(quote) = line.strip_prefix("> ") {
            page += &format!("{}\n", style.wrap(&format!("  {}", plain(quote)), 2));
        } else {
            page += &format!("{}\n", style.wrap(&plain(line), hang(line)));
        }
    }
    page
}

/// What a page says, paragraph by paragraph, item by item and row by row, without headings.
pub(super) fn blocks(text: &str) -> Vec<String> {
    let is_said = |line: &&str| !line.is_empty() && !line.starts_with('#') && !is_rule(line);
    let row = |line: &str| cells(line).into_iter().filter(|cell| !cell.is_empty()).collect::<Vec<_>>().join(" – ");
    let say = |line: &str| if line.starts_with('|') { row(line) } else { plain(line.trim_start_matches("> ")) };
    text.lines().filter(is_said).map(say).collect()
}

/// A heading without its marks and the name by which links find it.
fn heading(line: &str) -> &str {
    line.trim_start_matches('#').split("{#").next().unwrap_or_default().trim()
}

/// How far the lines of an item stand in after the first.
fn hang(line: &str) -> usize {
    match line.split_once(' ') {
        Some(("-", _)) => 2,
        Some((number, _)) if number.strip_suffix('.').is_some_and(|number| number.parse::<u8>().is_ok()) => {
            number.len() + 1
        }
        _ => 0,
    }
}

/// Whether a line only divides the head of a table from its body.
fn is_rule(line: &str) -> bool {
    line.starts_with('|') && line.chars().all(|letter| "|-: ".contains(letter))
}

fn cells(line: &str) -> Vec<String> {
    line.trim().trim_matches('|').split('|').map(|cell| plain(cell.trim())).collect()
}

/// A text without marks: of a link its words stay.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, link)) = rest.split_once('[') {
        plain += before;
        let Some((words, after)) = link.split_once("](") else {
            plain.push('[');
            rest = link;
            continue;
        };
        plain += words;
        rest = after.split_once(')').map_or("", |(_, rest)| rest);
    }
    plain += rest;
    plain.replace("**", "").replace(['*', '`'], "")
}

/// A table whose columns share the width by their content.
fn table(rows: &[Vec<String>], style: Style) -> String {
    let is_rule = |row: &&Vec<String>| !row.iter().all(|cell| !cell.is_empty() && cell.chars().all(|sign| sign == '-'));
    let rows: Vec<&Vec<String>> = rows.iter().filter(is_rule).collect();
    let count = rows.iter().map(|row| row.len()).max().unwrap_or_default();
    let longest = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or_default()
    };
    let mut widths: Vec<usize> = (0..count).map(longest).collect();
    let room = style.width.saturating_sub(GAP * count.saturating_sub(1));
    // The widest gives way first, so that short columns stay on one line.
    while widths.iter().sum::<usize>() > room {
        let Some(widest) = widths.iter_mut().max().filter(|width| **width > NARROWEST) else { break };
        *widest -= 1;
    }
    let mut text = String::new();
    for (number, row) in rows.iter().enumerate() {
        let cells: Vec<Vec<String>> = row
            .iter()
            .zip(&widths)
            .map(|(cell, width)| Style { width: *width, ..style }.wrap(cell, 0).lines().map(str::to_owned).collect())
            .collect();
        for line in 0..cells.iter().map(Vec::len).max().unwrap_or_default() {
            let parts = cells.iter().zip(&widths).map(|(cell, width)| {
                let part = cell.get(line).map_or("", String::as_str);
                format!("{part}{}", " ".repeat((width + GAP).saturating_sub(part.chars().count())))
            });
            let line = parts.collect::<String>();
            let line = line.trim_end();
            text += &format!("{}\n", if number == 0 { style.heading(line) } else { line.to_owned() });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{Style, blocks, render};

    #[test]
    fn a_page_becomes_lines_that_fit() {
        let style = Style { color: false, width: 30 };
        let page = "# A [page](x#y)\n\n## Part {#part}\n\n- one **item** that is longer than the window is wide\n\
                    12. another\n\n> **Ruling.** So it is.\n\n| Name | Effect |\n| --- | --- |\n\
                    | [Koi](koi) | swims about in the sea all day long |\n";
        let text = render(page, style);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "A page");
        assert_eq!(lines[2], "Part");
        assert_eq!(lines[4..6], ["- one item that is longer than", "  the window is wide"]);
        assert_eq!(lines[6..9], ["12. another", "", "  Ruling. So it is."]);
        assert_eq!(lines[10..], ["Name  Effect", "Koi   swims about in the sea", "      all day long"]);
        assert!(lines.iter().all(|line| line.chars().count() <= 30), "{text}");
        assert_eq!(blocks(page)[3..], ["Name – Effect", "Koi – swims about in the sea all day long"]);
    }
}
