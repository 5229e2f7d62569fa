//! The rules help: pages in Markdown, the same in every language.

/// A page of the rules help.
#[derive(Clone, Copy, Debug)]
pub struct RulesPage {
    /// What it is about: `rising-sun`, `kami-unbound` or `shogun`.
    pub game: &'static str,
    /// The name of its file, which says where it stands among the others: `62-tower`.
    pub(crate) file: &'static str,
    /// Its Markdown.
    pub text: &'static str,
}

impl RulesPage {
    /// What links call it: `tower`.
    pub fn name(&self) -> &'static str {
        self.file.split_once('-').map_or(self.file, |(_, name)| name)
    }

    /// Its heading.
    pub fn title(&self) -> &'static str {
        self.text.lines().next().unwrap_or_default().trim_start_matches('#').trim()
    }
}

/// The pages of a language in their order.
macro_rules! rules {
    ($code:literal) => {
        rules!(@pages $code
            "rising-sun": "10-overview" "14-board" "18-set-up" "22-seasons" "26-honor" "30-alliances" "34-deals"
                "38-mandates" "42-recruit" "45-marshal" "48-train" "51-harvest" "54-betray" "57-kami" "60-figures"
                "63-season-cards" "66-card-rulings" "69-war" "72-battle" "75-advantages" "81-winter" "84-secrets" "90-aid";
            "kami-unbound": "10-overview" "20-kami-on-the-map" "30-powers" "90-aid";
            "shogun": "10-overview" "14-board" "18-set-up" "22-rounds" "26-planning" "30-turn-order" "34-events"
                "46-building" "50-collecting" "54-armies" "58-marching" "62-tower" "66-battle" "70-revolts"
                "74-winter" "78-scoring" "82-secrets" "90-aid";
        )
    };
    (@pages $code:literal $($game:literal: $($file:literal)*;)*) => {
        &[$(rules!(@game $code $game $($file)*)),*]
    };
    (@game $code:literal $game:literal $($file:literal)*) => {
        &[$($crate::RulesPage {
            game: $game,
            file: $file,
            text: include_str!(concat!("../../../locales/", $code, "/rules/", $game, "/", $file, ".md")),
        }),*] as &[$crate::RulesPage]
    };
}
pub(crate) use rules;

#[cfg(test)]
impl RulesPage {
    pub(crate) fn path(&self) -> String {
        format!("{}/{}.md", self.game, self.file)
    }
}
