import type { GamePage } from "../table/game";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";
import Players from "./Players.svelte";
import Status from "./Status.svelte";

export default { Actions, Board, Players, Status } as unknown as GamePage;
