import type { RisingSun } from "../../api";
import type { GamePage } from "../game";
import { layout } from "../../core/layout.svelte";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";
import { bargaining } from "./bargaining";
import { changes } from "./changes";
import { provinces } from "./facts";
import { actor, ranks } from "./log";
import Mine from "./Mine.svelte";
import { handles, panelOf } from "./panel/kinds";
import Next from "./Next.svelte";
import Players from "./Players.svelte";
import { stepNow } from "./read";
import { refusalRules } from "./refusals";
import { aid, rule } from "./rule";
import Scene from "./Scene.svelte";
import Status from "./Status.svelte";

const needy = { wide: ["bids"], portrait: ["bids", "market"], landscape: ["bids", "market", "tiles"] };
function needsRoom({ game }: RisingSun.SessionView): boolean {
  const panel = panelOf(stepNow(game).tag);
  // Beside the list of four or five clans, the guests of the tea are to be seen as well.
  return needy[layout.room].includes(panel) || (layout.room === "wide" && panel === "tea" && game.players.length > 3);
}

export default {
  Actions,
  Board,
  Mine,
  Next,
  Players,
  Scene,
  Status,
  actor,
  aid,
  bargaining,
  changes,
  handles,
  needsRoom,
  places: () => provinces,
  ranks,
  refusalRules,
  rule,
} satisfies GamePage<"rising-sun">;
