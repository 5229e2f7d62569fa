//! The languages that a request prefers.

/// Browsers send a handful of languages. The limit also keeps a header with `q=NaN`, which has no order, from making a long sort
/// panic.
const MAX_LANGUAGES: usize = 16;

/// The language codes of an `Accept-Language` header that are acceptable at all, most preferred first.
pub(crate) fn preferred(header: &str) -> impl Iterator<Item = String> + use<> {
    let end = header.match_indices(',').nth(MAX_LANGUAGES - 1).map_or(header.len(), |(comma, _)| comma);
    let ranked = accept_language::parse_with_quality(&header[..end]);
    ranked.into_iter().filter(|(_, quality)| *quality > 0.0).map(|(code, _)| code)
}

#[cfg(test)]
mod tests {
    use super::preferred;

    #[test]
    fn languages_are_ordered_by_quality() {
        for (header, codes) in [
            ("de", "de"),
            ("fr, pl;q=0.5, de;q=0.9", "fr de pl"),
            ("en;q=0.8, de", "de en"),
            ("pl, de", "pl de"),
            ("en;q=0, de;q=0.1", "de"),
            ("", ""),
            (",;;,", ""),
        ] {
            assert_eq!(preferred(header).collect::<Vec<_>>().join(" "), codes, "{header}");
        }
    }

    #[test]
    fn malformed_headers_do_no_harm() {
        let header = (0..5000).map(|number| format!("de;q={},", if number % 2 == 0 { "NaN" } else { "0.5" }));
        assert!(preferred(&header.collect::<String>()).count() <= super::MAX_LANGUAGES);
    }
}
