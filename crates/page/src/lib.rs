//! The files of the page, as Vite built them when the program was compiled.

/// A file.
#[derive(Debug)]
pub struct File {
    /// What is in it.
    pub body: &'static [u8],
    /// The same, packed with Brotli, where that is worth it.
    pub brotli: Option<&'static [u8]>,
}

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The file of a path such as `assets/index.js`, if there is one.
pub fn file(path: &str) -> Option<&'static File> {
    let found = FILES.binary_search_by(|(name, _)| (*name).cmp(path)).ok()?;
    FILES.get(found).map(|(_, file)| file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_and_everything_that_it_names_is_there() {
        let index = std::str::from_utf8(file("index.html").unwrap().body).unwrap();
        let named: Vec<&str> = index.split('"').filter(|word| word.starts_with("/assets/")).collect();
        assert!(named.len() >= 2, "a script and a style sheet: {index}");
        for name in named {
            assert!(file(&name[1..]).is_some(), "{name}");
        }
        assert!(file("index.js").is_none());
    }

    /// What the document names comes before anything can be drawn. What else a first game needs is measured in a
    /// browser; the books of the rules and other languages are loaded only on demand.
    #[test]
    fn the_first_load_is_small() {
        let packed = |file: &File| file.brotli.unwrap_or(file.body).len();
        let index = file("index.html").unwrap();
        let text = std::str::from_utf8(index.body).unwrap();
        let named: Vec<&str> = text.split('"').filter_map(|word| word.strip_prefix('/')).collect();
        let bytes = |is_font: bool| -> usize {
            let wanted = named.iter().filter(|name| name.ends_with(".woff2") == is_font);
            wanted.filter_map(|name| file(name)).map(packed).sum()
        };
        let (code, fonts) = (packed(index) + bytes(false), bytes(true));
        assert!((10_000..60_000).contains(&code), "{code} bytes");
        // Fonts are fetched beside the code, and kept for a year.
        assert!((50_000..110_000).contains(&fonts), "{fonts} bytes of fonts");
    }
}
