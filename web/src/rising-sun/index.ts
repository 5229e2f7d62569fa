import type { RisingSun } from "../api";
import type { GamePage } from "../table/game";
import { layout } from "../core/layout.svelte";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";
import { changes } from "./changes";
import Mine from "./Mine.svelte";
import { handles, panelOf } from "./panel/kinds";
import Next from "./Next.svelte";
import Players from "./Players.svelte";
import { stepNow } from "./read";
import { aid, rule } from "./rule";
import Scene from "./Scene.svelte";
import Status from "./Status.svelte";

const needy = { wide: ["bids", "tea"], portrait: ["bids", "market"], landscape: ["bids", "market", "tiles"] };
const needsRoom = ({ game }: RisingSun.SessionView): boolean => needy[layout.room].includes(panelOf(stepNow(game).tag));

export { handles };
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
