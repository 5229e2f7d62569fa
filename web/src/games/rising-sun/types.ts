// What the whole page shares, as this game has it.

import type { Choice as AnyChoice, LiveTable as AnyLiveTable, LogEntry as AnyLogEntry } from "../../core/live.svelte";
import type { Desk as AnyDesk } from "../../table/desk.svelte";

type Name = "rising-sun";
export type Choice = AnyChoice<Name>;
export type Desk = AnyDesk<Name>;
export type LiveTable = AnyLiveTable<Name>;
export type LogEntry = AnyLogEntry<Name>;
