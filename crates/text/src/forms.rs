//! The forms of names: cases and whatever else a language needs to know of a name. They are attributes of
//! the message that names the thing; a sentence asks for the form of an argument by `$province-loc`.

use std::collections::{BTreeSet, HashMap};

use fluent::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Entry;

use crate::locale::Bundle;

/// The one message whose attributes are no forms of it: what counts say.
const COUNTS: &str = "counts";

/// All forms of the names of a language.
#[derive(Default)]
pub(crate) struct Forms {
    /// What forms are called.
    kinds: BTreeSet<String>,
    /// The forms of each name, by what the thing is called.
    of: HashMap<String, HashMap<String, String>>,
}

impl Forms {
    pub(crate) fn read<'a>(bundle: &Bundle, resources: impl Iterator<Item = &'a FluentResource>) -> Forms {
        let mut forms = Forms::default();
        for entry in resources.flat_map(FluentResource::entries) {
            let Entry::Message(named) = entry else { continue };
            let id = named.id.name;
            let Some(message) = bundle.get_message(id).filter(|_| id != COUNTS && !named.attributes.is_empty()) else {
                continue;
            };
            let write = |pattern| bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned();
            let Some(plain) = message.value().map(write) else { continue };
            let mine = forms.of.entry(plain).or_default();
            for attribute in message.attributes() {
                forms.kinds.insert(attribute.id().to_owned());
                mine.entry(attribute.id().to_owned()).or_insert_with(|| write(attribute.value()));
            }
        }
        forms
    }

    /// What forms are called.
    pub(crate) fn kinds(&self) -> impl Iterator<Item = &str> {
        self.kinds.iter().map(String::as_str)
    }

    /// A name in one of its forms; the name itself where it has no such form.
    pub(crate) fn of<'t>(&'t self, name: &'t str, kind: &str) -> &'t str {
        self.of.get(name).and_then(|forms| forms.get(kind)).map_or(name, String::as_str)
    }

    /// The arguments with every form of those that are texts, in a language that has forms.
    pub(crate) fn added<'a>(&'a self, args: &'a FluentArgs<'_>) -> Option<FluentArgs<'a>> {
        if self.kinds.is_empty() {
            return None;
        }
        let mut all: FluentArgs<'a> = args.iter().map(|(name, value)| (name, value.clone())).collect();
        for (name, value) in args.iter() {
            let FluentValue::String(text) = value else { continue };
            for kind in self.kinds() {
                let form = format!("{name}-{kind}");
                if args.get(form.as_str()).is_none() {
                    all.set(form, self.of(text, kind));
                }
            }
        }
        Some(all)
    }
}
