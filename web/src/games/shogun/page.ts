import type { Shogun } from "../../api";
import { tagOf } from "../../core/choices";
import { layout } from "../../core/layout.svelte";
import type { GamePage } from "../game";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";
import { changes } from "./changes";
import Mine from "./Mine.svelte";
import Next from "./Next.svelte";
import Players from "./Players.svelte";
import { stepOf } from "./read";
import { small } from "./room";
import { aid, rule } from "./rule";
import Scene from "./Scene.svelte";
import Status from "./Status.svelte";

/** What the parts of this page offer by themselves, so that a list need not show it again. */
const offered = new Set([
  "take_card",
  "draw_card",
  "replace_cards",
  "station",
  "plan",
  "leave_empty",
  "take_back",
  "commit",
  "reopen",
  "choose_place",
  "march",
  "stay",
  "face",
]);
const handles = (action: unknown): boolean => offered.has(tagOf(action));

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
  aid,
  changes,
  handles,
  needsRoom,
  rule,
} as unknown as GamePage;
