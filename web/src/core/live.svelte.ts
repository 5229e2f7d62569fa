// A table while it is open: one socket, one viewer. What the server says is drawn as it is; nothing is guessed here.

import type {
  ActionOf,
  ChatLine,
  Choice as WireChoice,
  ClientMessage,
  Command as WireCommand,
  GameName,
  GameUpdate as WireUpdate,
  LogEntry as WireLogEntry,
  LogEventOf,
  PlayerActionOf,
  Preview,
  RefusalOf,
  ServerMessage as WireMessage,
  TableInfo,
  ViewOf,
} from "../api";
import { FairDraw } from "./fairness";
import { headers, Refused, type Schemas } from "./http";
import { person } from "./person.svelte";
import { unique } from "./plain";
import { words } from "./words.svelte";

export type { ChatLine, TableInfo };
export type GameUpdate<Name extends GameName = GameName> = WireUpdate<ViewOf<Name>, LogEventOf<Name>, ActionOf<Name>>;
export type Choice<Name extends GameName = GameName> = WireChoice<ActionOf<Name>>;
export type LogEntry<Name extends GameName = GameName> = WireLogEntry<LogEventOf<Name>>;
/** An action of a player, as it was offered or as the player put it together. */
export type AnyActionOf<Name extends GameName> = ActionOf<Name> | PlayerActionOf<Name>;
export type Command<Name extends GameName = GameName> = WireCommand<AnyActionOf<Name>>;
export type ActionPreview<Name extends GameName = GameName> = Preview<ViewOf<Name>>;
type ServerMessage<Name extends GameName> = WireMessage<ViewOf<Name>, LogEventOf<Name>, ActionOf<Name>>;
/** Why the game or the table does not allow something, for programs. */
export type Reason<Name extends GameName = GameName> = string | { refused: RefusalOf<Name> } | Record<string, unknown>;
export type Connection = "opening" | "open" | "lost";

/** After how long the socket is opened again, in milliseconds; the last one is repeated. */
const reconnectDelays = [250, 500, 1000, 2000, 5000];
/** How long an answer may take before the request is sent again: the server does nothing twice. */
const resendAfter = 15_000;
/** How long to wait for a preview, in milliseconds. */
const previewTimeout = 5_000;

/** The answer to whether something could be done. */
export interface PreviewAnswer<Name extends GameName = GameName> {
  /** Why it cannot be done, as a sentence. */
  error: string | null;
  reason: Reason<Name> | null;
  preview: ActionPreview<Name> | null;
}

interface PendingRequest {
  message: string;
  resolve: () => void;
  reject: (error: Refused) => void;
  timer: ReturnType<typeof setInterval>;
}

interface PendingPreview<Name extends GameName> {
  resolve(answer: PreviewAnswer<Name>): void;
}

export class LiveTable<Name extends GameName = GameName> {
  info = $state.raw<TableInfo | null>(null);
  /** How the game stands. */
  update = $state.raw<GameUpdate<Name> | null>(null);
  /** Everything that happened, oldest first. */
  log = $state.raw<LogEntry<Name>[]>([]);
  /** The entries since the last frame, which are shown as they happen. */
  fresh = $state.raw<LogEntry<Name>[]>([]);
  /** The number of the last entry that the viewer had seen when they last decided. */
  seenUpTo = $state(Infinity);
  /** How many times it became the viewer's turn. */
  turns = $state(0);
  chat = $state.raw<ChatLine[]>([]);
  viewer = $state("spectator");
  connection = $state<Connection>("opening");
  /** Why the table cannot be seen at all. */
  closed = $state<string | null>(null);
  /** How many requests wait for an answer. */
  pending = $state(0);

  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #requests = new Map<string, PendingRequest>();
  #previews = new Map<string, PendingPreview<Name>>();
  /** The messages since the last frame. Bots answer several times within one, and it shows the last answer. */
  #received: ServerMessage<Name>[] = [];
  /** The frame that is still to be drawn; 0 if none is, and messages are handled at once. */
  #frame = 0;
  /** Whether the log so far has arrived. */
  #hasLog = false;
  #isClosed = false;
  /** Whether the log is fetched again from its beginning, in another language. */
  #isReloading = false;
  #keys = 0;
  readonly #keyPrefix = unique().slice(0, 8);
  readonly #fair = new FairDraw((command) => this.request(command));

  constructor(
    readonly id: string,
    readonly seat: string | null,
    readonly invite: string | null,
  ) {
    this.#open();
    addEventListener("online", this.#reconnectNow);
    document.addEventListener("visibilitychange", this.#reconnectNow);
    document.addEventListener("visibilitychange", this.#handleAll);
  }

  get view(): ViewOf<Name> | null {
    return this.update?.view ?? null;
  }

  /** Whether the viewer owes a decision. A person for whom a bot plays owes none. */
  get mine(): boolean {
    if (!this.update?.waiting_for.includes(this.viewer)) return false;
    return this.info?.seats.find((seat) => seat.name === this.viewer)?.bot == null;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#reconnectNow);
    document.removeEventListener("visibilitychange", this.#reconnectNow);
    document.removeEventListener("visibilitychange", this.#handleAll);
    cancelAnimationFrame(this.#frame);
    for (const { timer } of this.#requests.values()) clearInterval(timer);
    this.#socket?.close();
  }

  #address(): string {
    const query = new URLSearchParams({ lang: words.code });
    if (this.seat) query.set("as", this.seat);
    query.set("since", String(this.#isReloading ? 0 : (this.update?.number ?? 0)));
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
      // Requests without an answer are sent again under the same key.
      for (const { message } of this.#requests.values()) socket.send(message);
    };
    socket.onmessage = (event) => {
      this.#received.push(JSON.parse(event.data as string) as ServerMessage<Name>);
      // A hidden page draws no frame, and must still notify a player whose turn it is.
      if (document.hidden || this.#frame === 0) this.#handleAll();
    };
    socket.onclose = () => {
      if (this.#isClosed || socket !== this.#socket) return;
      this.connection = "lost";
      const wait = reconnectDelays[Math.min(this.#attempt++, reconnectDelays.length - 1)];
      this.#timer = setTimeout(() => void this.#reconnect(), wait);
    };
  }

  /** Fetches the log again in the present language. */
  reload(): void {
    this.#isReloading = true;
    if (this.connection === "lost") return;
    const old = this.#socket;
    this.#open();
    old?.close();
  }

  /** Reconnects at once when the page is visible or online again. */
  #reconnectNow = (): void => {
    if (this.connection !== "lost" || document.hidden) return;
    clearTimeout(this.#timer);
    void this.#reconnect();
  };

  /** Reconnects, unless the viewer may not see the table. */
  async #reconnect(): Promise<void> {
    try {
      const answer = await fetch(`/api/tables/${this.id}`, { headers: headers(this.invite) });
      if (answer.status === 403 || answer.status === 404) {
        this.closed = ((await answer.json()) as Schemas["ApiErrorBody"]).text;
        return;
      }
    } catch {
      // The socket finds out that the server is gone.
    }
    if (!this.#isClosed) this.#open();
  }

  #handleAll = (): void => {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const messages = this.#received;
    this.#received = [];
    if (messages.length > 0 && !document.hidden) this.#frame = requestAnimationFrame(this.#handleAll);
    let fresh: LogEntry<Name>[] = [];
    for (const message of messages) {
      const wasMine = this.mine;
      this.#handle(message);
      if ("update" in message) this.fresh = fresh = fresh.concat(this.fresh);
      if (wasMine && !this.mine) this.seenUpTo = this.log.at(-1)?.number ?? Infinity;
      if (!wasMine && this.mine) this.turns++;
    }
  };

  #handle(message: ServerMessage<Name>): void {
    if ("welcome" in message) {
      // Another viewer has another log, and another language has other words.
      if (this.#isReloading || this.viewer !== message.welcome.viewer) {
        this.log = [];
        this.#hasLog = false;
      }
      this.#isReloading = false;
      this.viewer = message.welcome.viewer;
    } else if ("table" in message) {
      this.info = message.table;
      void this.#fair.follow(message.table, person.id);
    } else if ("update" in message) this.#applyUpdate(message.update);
    else if ("chat" in message) this.#addChatLine(message.chat);
    else if ("chat_removed" in message) this.#removeChatOf(message.chat_removed.person);
    else if ("done" in message) this.#settle(message.done.idempotency_key, null);
    else if ("refused" in message) {
      const { idempotency_key, error } = message.refused;
      this.#settle(idempotency_key, new Refused(409, error.code, error.text, error.detail));
    } else if ("preview" in message) {
      const { key, error, preview } = message.preview;
      this.#previews.get(key)?.resolve({
        error: error?.text ?? null,
        reason: (error?.detail as Reason<Name> | undefined) ?? null,
        preview: preview ?? null,
      });
      this.#previews.delete(key);
    }
  }

  #applyUpdate(update: GameUpdate<Name>): void {
    const last = this.log.at(-1)?.number ?? 0;
    const fresh = update.log.filter((entry) => entry.number > last);
    this.log = this.log.concat(fresh);
    // What happened before the page was opened is read, not shown as if it happened now.
    this.fresh = this.#hasLog ? fresh : [];
    this.#hasLog = true;
    this.update = update;
  }

  #addChatLine(line: ChatLine): void {
    const channel = JSON.stringify(line.to);
    const known = this.chat.find((other) => other.number === line.number && JSON.stringify(other.to) === channel);
    if (known && line.removed && !known.removed) this.chat = this.chat.map((other) => (other === known ? line : other));
    if (known) return;
    this.chat = this.chat.concat(line).sort((one, other) => one.at - other.at);
  }

  /** Removes the lines of a person who deleted their account. */
  #removeChatOf(person: string): void {
    const removed = (line: ChatLine): ChatLine => ({ ...line, name: null, text: "", removed: true });
    this.chat = this.chat.map((line) => (line.person === person ? removed(line) : line));
  }

  #settle(key: string, error: Refused | null): void {
    const request = this.#requests.get(key);
    if (!request) return;
    clearInterval(request.timer);
    this.#requests.delete(key);
    this.pending = this.#requests.size;
    if (error) request.reject(error);
    else request.resolve();
  }

  #encode(message: ClientMessage<AnyActionOf<Name>>): string {
    return JSON.stringify(message);
  }

  /** Sends a command until it is answered; the server does it once. Resolves when it is stored. */
  request(command: Command<Name>): Promise<void> {
    const key = `${this.#keyPrefix}-${this.#keys++}`;
    const message = this.#encode({ request: { idempotency_key: key, command } });
    return new Promise((resolve, reject) => {
      const timer = setInterval(() => this.#send(message), resendAfter);
      this.#requests.set(key, { message, resolve, reject, timer });
      this.pending = this.#requests.size;
      this.#send(message);
    });
  }

  act(action: AnyActionOf<Name>): Promise<void> {
    return this.request({ act: { action } });
  }

  undo(): Promise<void> {
    return this.request({ undo: {} });
  }

  /** Asks whether an action could be done now: why not, or what would come of it. */
  preview(action: AnyActionOf<Name>): Promise<PreviewAnswer<Name>> {
    const key = `${this.#keyPrefix}-${this.#keys++}`;
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#previews.delete(key);
        resolve({ error: null, reason: null, preview: null });
      }, previewTimeout);
      this.#previews.set(key, {
        resolve: (answer) => {
          clearTimeout(timer);
          resolve(answer);
        },
      });
      this.#send(this.#encode({ preview: { key, action } }));
    });
  }

  #send(message: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(message);
  }
}
