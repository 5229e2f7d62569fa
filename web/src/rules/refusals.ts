// The rule that says why something cannot be done.

import type { GameName } from "../api";
import type { Reason } from "../core/live.svelte";
import { tagged, type TaggedValue } from "../core/tagged";
import type { GamePage } from "../games/game";

/** Where the books explain a reason, as the server's answer carries it: `{"refused": {"not_adjacent": {…}}}`. */
export function ruleAbout<Name extends GameName>(
  game: Pick<GamePage<Name>, "bargaining" | "refusalRules">,
  reason: Reason<Name> | null,
): string | undefined {
  if (reason === null) return undefined;
  const { tag, body } = tagged<TaggedValue>(reason) as { tag: string; body: TaggedValue };
  if (tag === "no_bargaining") return game.bargaining.noBargainingRule;
  const refused = tag === "refused" ? (tagged(body) as { tag: string }).tag : tag;
  const rules: Record<string, string | null> = game.refusalRules;
  return rules[refused] ?? undefined;
}
