//! What clap notes behind an argument, such as `[default: 5]`: it does so in English, so it is done here instead.

use std::ffi::OsStr;

use clap::Arg;
use clap::builder::{PossibleValue, Resettable};

use super::Help;

impl Help<'_> {
    /// Where else a value may come from, which one it is otherwise, what else the argument is called, and which values
    /// there are.
    pub(super) fn notes(&self, argument: &Arg) -> Vec<String> {
        if !argument.get_action().takes_values() {
            return Vec::new();
        }
        let lossy = |text: &OsStr| text.to_string_lossy().into_owned();
        let usual: Vec<String> = argument.get_default_values().iter().map(|value| lossy(value)).collect();
        let others: Vec<String> = aliases(argument).iter().map(|alias| format!("--{alias}")).collect();
        let values = argument.get_possible_values();
        let values: Vec<&str> = values.iter().map(PossibleValue::get_name).collect();
        let notes = [
            ("help-note-environment", argument.get_env().map(lossy).unwrap_or_default()),
            ("help-note-default", usual.join(" ")),
            ("help-note-alias", others.join(", ")),
            ("help-note-values", values.join(", ")),
        ];
        let notes = notes.into_iter().filter(|(_, what)| !what.is_empty());
        notes.map(|(id, what)| self.locale.say(id, &[("what", what.into())])).collect()
    }
}

/// Keeps clap from noting anything.
pub(super) fn hide(argument: Arg) -> Arg {
    if !argument.get_action().takes_values() {
        return argument;
    }
    let aliases = aliases(&argument);
    let argument = argument.hide_default_value(true).hide_possible_values(true).hide_env(true);
    if aliases.is_empty() { argument } else { argument.visible_alias(Resettable::Reset).aliases(aliases) }
}

fn aliases(argument: &Arg) -> Vec<String> {
    argument.get_visible_aliases().unwrap_or_default().into_iter().map(str::to_owned).collect()
}
