//! One language, ready to speak.

use std::fmt;
use std::sync::Arc;

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource, FluentValue};

use crate::forms::Forms;
use crate::kebab::kebab;
use crate::language::{Files, LANGUAGES, Language};
use crate::rules::RulesPage;

/// All messages of one language about one game, or about none.
pub(crate) type Bundle = FluentBundle<Arc<FluentResource>>;

/// The messages of a language about one game, or about none, and the forms of its names.
struct Voice {
    bundle: Bundle,
    forms: Forms,
}

/// A language, ready to speak, about one game or about none. Cheap to clone and to share between
/// threads.
#[derive(Clone)]
pub struct Locale {
    /// About no game, then about each game: the language itself, then the one that fills its gaps.
    voices: Arc<[Vec<Voice>]>,
    /// Which of them speaks.
    subject: usize,
    code: &'static str,
    /// What was said, so that tests can find what never is.
    #[cfg(test)]
    pub(crate) said: Arc<std::sync::Mutex<std::collections::BTreeSet<String>>>,
}

impl Locale {
    /// The locale of a language.
    pub fn new(language: &'static Language) -> Locale {
        let mut voices: Vec<Vec<Voice>> = (0..=language.games.len()).map(|_| Vec::new()).collect();
        let other = LANGUAGES.first().filter(|first| first.code != language.code);
        for language in std::iter::once(language).chain(other) {
            let shared = resources(language.files);
            voices[0].push(voice(language, &shared, &[]));
            for (game, chain) in language.games.iter().zip(&mut voices[1..]) {
                chain.push(voice(language, &shared, &resources(game.files)));
            }
        }
        Locale {
            voices: voices.into(),
            subject: 0,
            code: language.code,
            #[cfg(test)]
            said: Arc::default(),
        }
    }

    /// The locale of a code such as `en` or `de_DE.UTF-8`, if the language is known.
    pub fn named(code: &str) -> Option<Locale> {
        Language::named(code).map(Locale::new)
    }

    /// The locale that the environment asks for (`LC_ALL`, `LC_MESSAGES`, `LANGUAGE`, `LANG`), or English.
    pub fn from_environment() -> Locale {
        let asked =
            ["LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
        let mut known =
            asked.filter(|value| !value.is_empty()).filter_map(|value| value.split(':').find_map(Language::named));
        Locale::new(known.next().unwrap_or(&LANGUAGES[0]))
    }

    /// The same language about a game, such as `rising-sun`: with its events, actions and names.
    /// For an unknown game, only the messages for all games are available.
    #[must_use]
    pub fn about(&self, game: &str) -> Locale {
        let place = LANGUAGES[0].games.iter().position(|vocabulary| vocabulary.game == game);
        Locale { subject: place.map_or(0, |place| place + 1), ..self.clone() }
    }

    /// The code of the language.
    pub fn code(&self) -> &'static str {
        self.code
    }

    /// The pages of the rules help.
    pub fn rules(&self) -> impl Iterator<Item = &'static RulesPage> {
        let language = LANGUAGES.iter().find(|language| language.code == self.code);
        language.into_iter().flat_map(|language| language.rules).copied().flatten()
    }

    /// Whether there is such a message, in this language or in the one that fills its gaps.
    pub fn knows(&self, id: &str) -> bool {
        self.chain().iter().any(|voice| voice.bundle.has_message(id))
    }

    /// The message filled in; the name in ⟨⟩ where there is none.
    pub fn say(&self, id: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        self.fill(id, &args.iter().map(|(name, value)| (*name, value.clone())).collect()).0
    }

    /// The translation of a name in documents, such as `oni_of_skulls`; the name itself if there is none.
    pub fn name(&self, name: &str) -> String {
        let id = format!("name-{}", kebab(name));
        if self.knows(&id) { self.say(&id, &[]) } else { name.to_owned() }
    }

    /// Whether the language has the message itself.
    #[cfg(test)]
    pub(crate) fn knows_itself(&self, id: &str) -> bool {
        self.chain()[0].bundle.has_message(id)
    }

    /// The message filled in, and what went wrong.
    pub(crate) fn fill(&self, id: &str, args: &FluentArgs<'_>) -> (String, Vec<String>) {
        #[cfg(test)]
        self.said.lock().unwrap().insert(id.to_owned());
        for Voice { bundle, forms } in self.chain() {
            if let Some(pattern) = bundle.get_message(id).and_then(|message| message.value()) {
                let mut errors = Vec::new();
                let more = forms.added(args);
                let text = bundle.format_pattern(pattern, more.as_ref().or(Some(args)), &mut errors).into_owned();
                return (text, errors.iter().map(ToString::to_string).collect());
            }
        }
        (format!("⟨{id}⟩"), vec![format!("no message {id}")])
    }

    /// The attributes of a message in their order, each filled in with the `$count` that `count`
    /// has for its name, without those of which there are none; and what went wrong.
    pub(crate) fn fill_counts(&self, id: &str, count: impl Fn(&str) -> i64) -> (Vec<String>, Vec<String>) {
        #[cfg(test)]
        self.said.lock().unwrap().insert(id.to_owned());
        let found = self.chain().iter().find_map(|voice| Some((&voice.bundle, voice.bundle.get_message(id)?)));
        let Some((bundle, message)) = found else { return (Vec::new(), vec![format!("no message {id}")]) };
        let mut errors = Vec::new();
        let counted = message.attributes().map(|attribute| (count(attribute.id()), attribute.value()));
        let filled = counted.filter(|(count, _)| *count != 0).map(|(count, pattern)| {
            let args = [("count", count)].into_iter().collect();
            bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned()
        });
        (filled.collect(), errors.iter().map(ToString::to_string).collect())
    }

    /// The forms of this language's names.
    pub(crate) fn forms(&self) -> &Forms {
        &self.chain()[0].forms
    }

    fn chain(&self) -> &[Voice] {
        &self.voices[self.subject]
    }
}

impl fmt::Debug for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Locale").field("code", &self.code).field("subject", &self.subject).finish_non_exhaustive()
    }
}

fn resources(files: Files) -> Vec<Arc<FluentResource>> {
    // A syntax error in a file costs only its message; a test ensures that there are none.
    let read = |source: &str| FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, _)| resource);
    files.iter().map(|(_, source)| Arc::new(read(source))).collect()
}

fn voice(language: &Language, shared: &[Arc<FluentResource>], own: &[Arc<FluentResource>]) -> Voice {
    let mut bundle = FluentBundle::new_concurrent(vec![language.code.parse().unwrap_or_default()]);
    bundle.set_use_isolating(false);
    for resource in shared.iter().chain(own) {
        // Refused only where a message is there twice, which tests rule out.
        let _ = bundle.add_resource(resource.clone());
    }
    let forms = Forms::read(&bundle, shared.iter().chain(own).map(Arc::as_ref));
    Voice { bundle, forms }
}
