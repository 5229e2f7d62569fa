// A table as it lives: one socket, one viewer. What the server says is drawn as it is; nothing is guessed here.

import { FairDraw } from "./fairness";
import type { Schemas } from "./http";
import { headers, Refused } from "./http";
import { person } from "./person.svelte";
import { unique } from "./plain";
import { words } from "./words.svelte";

type ServerMessage = Schemas["ServerMessage"];
type Command = Schemas["Command"];
export type GameUpdate = Schemas["GameUpdate"];
export type Choice = Schemas["Choice"];
export type LogEntry = Schemas["LogEntry"];
export type TableInfo = Schemas["TableInfo"];
export type ChatLine = Schemas["ChatLine"];
export type ActionPreview = Schemas["Preview"];
export type Connection = "opening" | "open" | "lost";

/** After how long the socket is tried again, in milliseconds, the last again and again. */
const patience = [250, 500, 1000, 2000, 5000];
/** How long an answer may take before the order is sent again: the server does nothing twice. */
const answerWithin = 15_000;
/** How long somebody is left wondering why something cannot be done. */
const reasonWithin = 5_000;

/** The answer to whether something could be done. */
export interface Tried {
  why: string | null;
  /** The same for programs. */
  reason: unknown;
  preview: ActionPreview | null;
}

interface Waiting {
  message: string;
  resolve: () => void;
  reject: (why: Refused) => void;
  timer: ReturnType<typeof setInterval>;
}

export class LiveTable {
  info = $state.raw<TableInfo | null>(null);
  moment = $state.raw<GameUpdate | null>(null);
  /** Everything that happened, oldest first. */
  log = $state.raw<LogEntry[]>([]);
  /** What came since the last frame: what is to be shown as it happens. */
  fresh = $state.raw<LogEntry[]>([]);
  /** The last piece of news before others decided. */
  mark = $state(Infinity);
  /** How many times it became the viewer's turn. */
  turns = $state(0);
  chat = $state.raw<ChatLine[]>([]);
  viewer = $state("spectator");
  connection = $state<Connection>("opening");
  /** Why the table cannot be seen at all. */
  closed = $state<string | null>(null);
  /** Orders that are on their way. */
  pending = $state(0);

  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting = new Map<string, Waiting>();
  #questions = new Map<string, (answer: Tried) => void>();
  /** What came while a frame is still to be drawn. Bots answer several times within one, and it shows the last answer. */
  #heard: ServerMessage[] = [];
  /** That frame, or nothing: then what comes is taken in at once. */
  #frame = 0;
  /** Whether the story so far has been heard. */
  #told = false;
  #gone = false;
  /** Whether the news are to be told from the first one on: in the words of another language. */
  #anew = false;
  #keys = 0;
  readonly #word = unique().slice(0, 8);
  readonly #fair = new FairDraw((command) => this.order(command));

  constructor(
    readonly id: string,
    readonly seat: string | null,
    readonly invite: string | null,
  ) {
    this.#open();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    document.addEventListener("visibilitychange", this.#hearAll);
  }

  /** The view of the game, as the game's own page reads it. */
  view<View>(): View | null {
    return (this.moment?.view as View | undefined) ?? null;
  }

  /** Whether the viewer owes a decision: nobody does for whom a bot plays. */
  get mine(): boolean {
    if (!this.moment?.waiting_for.includes(this.viewer)) return false;
    return this.info?.seats.find((seat) => seat.name === this.viewer)?.bot == null;
  }

  close(): void {
    this.#gone = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hearAll);
    cancelAnimationFrame(this.#frame);
    for (const { timer } of this.#waiting.values()) clearInterval(timer);
    this.#socket?.close();
  }

  #address(): string {
    const query = new URLSearchParams({ lang: words.code });
    if (this.seat) query.set("as", this.seat);
    query.set("since", String(this.#anew ? 0 : (this.moment?.number ?? 0)));
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}/api/tables/${this.id}/socket?${query}`;
  }

  #open(): void {
    // A socket takes no header, but a list of protocols: in the address, servers on the way would write the secret down.
    const socket = new WebSocket(this.#address(), ["tenka", ...(this.invite ? [`tenka-invite.${this.invite}`] : [])]);
    this.#socket = socket;
    socket.onopen = () => {
      this.connection = "open";
      this.#attempt = 0;
      // What was not answered is asked again under the same key.
      for (const { message } of this.#waiting.values()) socket.send(message);
    };
    socket.onmessage = (event) => {
      this.#heard.push(JSON.parse(event.data as string) as ServerMessage);
      // A page that nobody sees draws no frame, and still rings for whoever is awaited.
      if (document.hidden || this.#frame === 0) this.#hearAll();
    };
    socket.onclose = () => {
      if (this.#gone || socket !== this.#socket) return;
      this.connection = "lost";
      const wait = patience[Math.min(this.#attempt++, patience.length - 1)];
      this.#timer = setTimeout(() => void this.#again(), wait);
    };
  }

  /** Hears everything again in the language that is now spoken. */
  retell(): void {
    this.#anew = true;
    if (this.connection === "lost") return;
    const old = this.#socket;
    this.#open();
    old?.close();
  }

  /** Whoever comes back to the page does not wait. */
  #hurry = (): void => {
    if (this.connection !== "lost" || document.hidden) return;
    clearTimeout(this.#timer);
    void this.#again();
  };

  /** Tries again, unless the table is not for this viewer. */
  async #again(): Promise<void> {
    try {
      const answer = await fetch(`/api/tables/${this.id}`, { headers: headers(this.invite) });
      if (answer.status === 403 || answer.status === 404) {
        this.closed = ((await answer.json()) as Schemas["ApiErrorBody"]).text;
        return;
      }
    } catch {
      // The socket finds out by itself.
    }
    if (!this.#gone) this.#open();
  }

  #hearAll = (): void => {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const heard = this.#heard;
    this.#heard = [];
    if (heard.length > 0 && !document.hidden) this.#frame = requestAnimationFrame(this.#hearAll);
    let fresh: LogEntry[] = [];
    for (const tell of heard) {
      const wasMine = this.mine;
      this.#hear(tell);
      if ("update" in tell) this.fresh = fresh = fresh.concat(this.fresh);
      if (wasMine && !this.mine) this.mark = this.log.at(-1)?.number ?? Infinity;
      if (!wasMine && this.mine) this.turns++;
    }
  };

  #hear(tell: ServerMessage): void {
    if ("welcome" in tell) {
      // Other eyes have heard other things, and another language has other words.
      if (this.#anew || this.viewer !== tell.welcome.viewer) {
        this.log = [];
        this.#told = false;
      }
      this.#anew = false;
      this.viewer = tell.welcome.viewer;
    } else if ("table" in tell) {
      this.info = tell.table;
      void this.#fair.follow(tell.table, person.id);
    } else if ("update" in tell) this.#happen(tell.update);
    else if ("chat" in tell) this.#listen(tell.chat);
    else if ("chat_removed" in tell) this.#forget(tell.chat_removed.person);
    else if ("done" in tell) this.#settle(tell.done.idempotency_key, null);
    else if ("refused" in tell) {
      const { error } = tell.refused;
      this.#settle(tell.refused.idempotency_key, new Refused(409, error.code, error.text, error.detail));
    } else if ("preview" in tell) {
      this.#questions.get(tell.preview.key)?.({
        why: tell.preview.error?.text ?? null,
        reason: tell.preview.error?.detail ?? null,
        preview: tell.preview.preview ?? null,
      });
      this.#questions.delete(tell.preview.key);
    }
  }

  #happen(moment: GameUpdate): void {
    const last = this.log.at(-1)?.number ?? 0;
    const fresh = moment.log.filter((item) => item.number > last);
    this.log = this.log.concat(fresh);
    // What happened before somebody came is read, not shown as if it happened now.
    this.fresh = this.#told ? fresh : [];
    this.#told = true;
    this.moment = moment;
  }

  #listen(line: ChatLine): void {
    const circle = JSON.stringify(line.to);
    const known = this.chat.find((other) => other.number === line.number && JSON.stringify(other.to) === circle);
    if (known && line.removed && !known.removed) this.chat = this.chat.map((other) => (other === known ? line : other));
    if (known) return;
    this.chat = this.chat.concat(line).sort((one, other) => one.at - other.at);
  }

  /** Somebody deleted their account, and what they wrote with it. */
  #forget(person: string): void {
    const without = (line: ChatLine): ChatLine => ({ ...line, name: null, text: "", removed: true });
    this.chat = this.chat.map((line) => (line.person === person ? without(line) : line));
  }

  #settle(key: string, why: Refused | null): void {
    const waiting = this.#waiting.get(key);
    if (!waiting) return;
    clearInterval(waiting.timer);
    this.#waiting.delete(key);
    this.pending = this.#waiting.size;
    if (why) waiting.reject(why);
    else waiting.resolve();
  }

  /** Asks for something; done when it is stored. It is asked for again until it is answered, and done once. */
  order(command: Command): Promise<void> {
    const key = `${this.#word}-${this.#keys++}`;
    const message = JSON.stringify({ request: { idempotency_key: key, command } });
    return new Promise((resolve, reject) => {
      const timer = setInterval(() => this.#send(message), answerWithin);
      this.#waiting.set(key, { message, resolve, reject, timer });
      this.pending = this.#waiting.size;
      this.#send(message);
    });
  }

  act(action: unknown): Promise<void> {
    return this.order({ act: { action } } as Command);
  }

  undo(): Promise<void> {
    return this.order({ undo: {} } as Command);
  }

  /** Why something cannot be done now, or what would come of it. */
  attempt(action: unknown): Promise<Tried> {
    const key = `${this.#word}-${this.#keys++}`;
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#questions.delete(key);
        resolve({ why: null, reason: null, preview: null });
      }, reasonWithin);
      this.#questions.set(key, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
      this.#send(JSON.stringify({ preview: { key, action } }));
    });
  }

  #send(message: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(message);
  }
}
