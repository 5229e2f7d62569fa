// Made from docs/schema/ by `npm run types`: not written by hand.

import type * as RisingSun from "./rising-sun";
import type * as Shogun from "./shogun";

/** What each game writes, by the name of the game. */
export interface Games {
  "rising-sun": {
    view: RisingSun.SessionView;
    logEvent: RisingSun.LogEvent;
    action: RisingSun.Action;
    playerAction: RisingSun.PlayerAction;
    options: RisingSun.Options;
    refusal: RisingSun.Refusal;
  };
  "shogun": {
    view: Shogun.SessionView;
    logEvent: Shogun.LogEvent;
    action: Shogun.Action;
    playerAction: Shogun.PlayerAction;
    options: Shogun.Options;
    refusal: Shogun.Refusal;
  };
}

export type GameName = keyof Games;
export type ViewOf<Name extends GameName> = Games[Name]["view"];
export type LogEventOf<Name extends GameName> = Games[Name]["logEvent"];
export type ActionOf<Name extends GameName> = Games[Name]["action"];
export type PlayerActionOf<Name extends GameName> = Games[Name]["playerAction"];
export type OptionsOf<Name extends GameName> = Games[Name]["options"];
export type RefusalOf<Name extends GameName> = Games[Name]["refusal"];

export type AnyView = ViewOf<GameName>;
export type AnyLogEvent = LogEventOf<GameName>;
export type AnyAction = ActionOf<GameName>;
export type AnyPlayerAction = PlayerActionOf<GameName>;
export type AnyOptions = OptionsOf<GameName>;
export type AnyRefusal = RefusalOf<GameName>;
