// Tables in lists: mine, and those that anybody may join or watch. Kept fresh while somebody looks.

import { answerOf, api, type Schemas } from "../core/http";
import { person } from "../core/person.svelte";

export type Summary = Schemas["TableSummary"];

/** How often lists are read again while the page is looked at, in milliseconds. */
const every = 20_000;

export class Lists {
  mine = $state.raw<Summary[]>([]);
  lobby = $state.raw<Summary[]>([]);
  isRead = $state(false);
  /** Whether I have more tables than were read. */
  hasMore = $state(false);
  problem = $state<string | null>(null);

  /** How many parts of my tables are read: more than one only where somebody asked for it. */
  #parts = 1;
  #timer: ReturnType<typeof setInterval>;
  #events: WebSocket | null = null;

  constructor() {
    void this.read();
    this.#timer = setInterval(() => !document.hidden && void this.read(), every);
    document.addEventListener("visibilitychange", this.#look);
    this.#listen();
  }

  close(): void {
    clearInterval(this.#timer);
    document.removeEventListener("visibilitychange", this.#look);
    this.#events?.close();
  }

  #look = (): void => {
    if (!document.hidden) void this.read();
  };

  /** What happens at one's own tables is heard at once; should that fail, the lists are read again anyway. */
  #listen(): void {
    if (!person.id) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#events = new WebSocket(`${scheme}://${location.host}/api/me/events`);
    this.#events.onmessage = () => void this.read();
  }

  async #readMine(): Promise<Schemas["MyTables"]> {
    // A table that moved up meanwhile may stand in two parts.
    const tables = new Map<string, Summary>();
    let next: string | null | undefined = null;
    for (let part = 0; part < this.#parts; part++) {
      const params: { query?: { after: string } } = next ? { query: { after: next } } : {};
      const read: Schemas["MyTables"] = await answerOf(api.GET("/api/me/tables", { params }));
      for (const table of read.tables) if (!tables.has(table.id)) tables.set(table.id, table);
      next = read.next;
      if (!next) break;
    }
    return { tables: [...tables.values()], next };
  }

  /** Reads one part more of my tables. */
  async more(): Promise<void> {
    this.#parts += 1;
    await this.read();
  }

  async read(): Promise<void> {
    try {
      const [mine, lobby] = await Promise.all([
        person.id ? this.#readMine() : Promise.resolve({ tables: [], next: null }),
        answerOf(api.GET("/api/tables")),
      ]);
      // Nobody comes back to a puzzle that was left: it is begun anew.
      this.mine = mine.tables.filter(({ lesson }) => !lesson || lesson.endsWith("/first-game"));
      this.hasMore = !!mine.next;
      this.lobby = lobby.tables;
      this.problem = null;
    } catch (why) {
      this.problem = (why as Error).message;
    }
    this.isRead = true;
  }

  #is(table: Summary, ...stages: Schemas["Stage"][]): boolean {
    return stages.includes(table.stage);
  }

  #latest(tables: Summary[]): Summary[] {
    return tables.sort((one, other) => other.changed_at - one.changed_at);
  }

  /** My tables that go on; those that wait for me come first. */
  get running(): Summary[] {
    const tables = this.#latest(this.mine.filter((table) => this.#is(table, "playing", "lobby")));
    return tables.sort((one, other) => Number(waitsForMe(other)) - Number(waitsForMe(one)));
  }

  get finished(): Summary[] {
    return this.#latest(this.mine.filter((table) => this.#is(table, "over")));
  }

  /** Tables of others at which somebody is missing. */
  get joinable(): Summary[] {
    return this.#latest(this.lobby.filter((table) => this.#is(table, "lobby") && !this.#isMine(table)));
  }

  /** Games of others that can be watched. */
  get watchable(): Summary[] {
    return this.#latest(this.lobby.filter((table) => this.#is(table, "playing") && !this.#isMine(table)));
  }

  #isMine(table: Summary): boolean {
    return this.mine.some((mine) => mine.id === table.id);
  }
}

export const waitsForMe = (table: Summary): boolean => person.id !== null && table.awaited.includes(person.id);
