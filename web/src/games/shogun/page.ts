import type { Shogun } from "../../api";
import { layout } from "../../core/layout.svelte";
import type { TagOf } from "../../core/tagged";
import type { GamePage } from "../game";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";
import { bargaining, provincesInPlay } from "./bargaining";
import { changes } from "./changes";
import { actor, ranks } from "./log";
import Mine from "./Mine.svelte";
import Next from "./Next.svelte";
import Players from "./Players.svelte";
import { stepOf } from "./read";
import { small } from "./room";
import { refusalRules } from "./refusals";
import { aid, rule } from "./rule";
import Scene from "./Scene.svelte";
import Status from "./Status.svelte";

/** Whether the parts of this page offer an action. */
const handles: Record<TagOf<Shogun.Action>, boolean> = {
  take_card: true,
  draw_card: true,
  replace_cards: true,
  station: true,
  plan: true,
  leave_empty: true,
  take_back: true,
  commit: true,
  reopen: true,
  choose_place: true,
  march: true,
  stay: true,
  face: true,
};

/** Where there is a column for the decision, the longest lists get most of it; on a small screen the planning board does. */
const needsRoom = ({ game }: Shogun.SessionView): boolean =>
  small.current
    ? stepOf(game).name === "plan"
    : layout.room === "wide" && ["choose_place", "march", "revolt"].includes(stepOf(game).name);

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
  places: provincesInPlay,
  ranks,
  refusalRules,
  rule,
} satisfies GamePage<"shogun">;
