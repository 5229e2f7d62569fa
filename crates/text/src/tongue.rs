//! One language, ready to speak.

use std::fmt;
use std::sync::Arc;

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource, FluentValue};

use crate::kebab::kebab;
use crate::language::{LANGUAGES, Language};

/// A language, ready to speak. Cheap to clone and to share between threads.
#[derive(Clone)]
pub struct Tongue {
    /// The language itself, then the one that fills its gaps.
    bundles: Arc<[FluentBundle<FluentResource>]>,
    code: &'static str,
    /// What was said, so that tests can find what never is.
    #[cfg(test)]
    pub(crate) said: Arc<std::sync::Mutex<std::collections::BTreeSet<String>>>,
}

impl Tongue {
    /// The tongue of a language.
    pub fn new(language: &'static Language) -> Tongue {
        let mut chain = vec![language];
        chain.extend(LANGUAGES.first().filter(|first| first.code != language.code));
        Tongue {
            bundles: chain.into_iter().map(bundle).collect(),
            code: language.code,
            #[cfg(test)]
            said: Arc::default(),
        }
    }

    /// The tongue of a code such as `en` or `de_DE.UTF-8`, if there is such a language.
    pub fn named(code: &str) -> Option<Tongue> {
        Language::named(code).map(Tongue::new)
    }

    /// The tongue that the environment asks for (`LC_ALL`, `LC_MESSAGES`, `LANGUAGE`, `LANG`), or English.
    pub fn from_environment() -> Tongue {
        let asked =
            ["LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
        let mut known =
            asked.filter(|value| !value.is_empty()).filter_map(|value| value.split(':').find_map(Language::named));
        Tongue::new(known.next().unwrap_or(&LANGUAGES[0]))
    }

    /// The code of the language.
    pub fn code(&self) -> &'static str {
        self.code
    }

    /// Whether there is such a message, in this language or in the one that fills its gaps.
    pub fn knows(&self, id: &str) -> bool {
        self.bundles.iter().any(|bundle| bundle.has_message(id))
    }

    /// The message filled in; the name in ⟨⟩ where there is none.
    pub fn say(&self, id: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        self.fill(id, &args.iter().map(|(name, value)| (*name, value.clone())).collect()).0
    }

    /// What a name of documents, such as `oni_of_skulls`, is called; the name itself where nobody knows.
    pub fn name(&self, name: &str) -> String {
        let id = format!("name-{}", kebab(name));
        if self.knows(&id) { self.say(&id, &[]) } else { name.to_owned() }
    }

    /// Whether the language has the message itself.
    #[cfg(test)]
    pub(crate) fn knows_itself(&self, id: &str) -> bool {
        self.bundles[0].has_message(id)
    }

    /// The message filled in, and what went wrong.
    pub(crate) fn fill(&self, id: &str, args: &FluentArgs<'_>) -> (String, Vec<String>) {
        #[cfg(test)]
        self.said.lock().unwrap().insert(id.to_owned());
        for bundle in self.bundles.iter() {
            if let Some(pattern) = bundle.get_message(id).and_then(|message| message.value()) {
                let mut errors = Vec::new();
                let text = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
                return (text, errors.iter().map(ToString::to_string).collect());
            }
        }
        (format!("⟨{id}⟩"), vec![format!("no message {id}")])
    }
}

impl fmt::Debug for Tongue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tongue").field("code", &self.code).finish_non_exhaustive()
    }
}

fn bundle(language: &'static Language) -> FluentBundle<FluentResource> {
    let code = language.code.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![code]);
    bundle.set_use_isolating(false);
    for (_, source) in language.files {
        // A flaw in a file costs the message that has it; tests see to it that there is none.
        let resource = FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(resource, _)| resource);
        let _ = bundle.add_resource(resource);
    }
    bundle
}
