// The rule that says why something cannot be done.

import type { GameName } from "../api";
import type { Reason } from "../core/live.svelte";
import { untyped } from "../core/tagged";
import type { GamePage } from "../games/game";

/** Where the books explain a reason, as the server's answer carries it: `{"refused": {"not_adjacent": {…}}}`. */
export function ruleAbout<Name extends GameName>(
  game: Pick<GamePage<Name>, "bargaining" | "refusalRules">,
  reason: Reason<Name> | null,
): string | undefined {
  if (reason === null) return undefined;
  const { tag } = untyped(reason);
  if (tag === "no_bargaining") return game.bargaining.noBargainingRule;
  const refused = tag === "refused" ? untyped((reason as { refused: unknown }).refused).tag : tag;
  const rules: Record<string, string | null> = game.refusalRules;
  return rules[refused] ?? undefined;
}
