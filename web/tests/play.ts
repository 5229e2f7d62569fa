// Somebody at a table: hears what the server tells the page, and clicks what the page offers.

import { expect, type Locator, type Page } from "@playwright/test";

import type { components } from "../src/api/server";
import { english, type Speech } from "./words";

type Schemas = components["schemas"];
export type GameUpdate = Schemas["GameUpdate"];
export type Choice = Schemas["Choice"];
export type TableInfo = Schemas["TableInfo"];
export type GameName = "rising-sun" | "shogun";

/** As many choices as the list draws at first. */
const drawn = 60;

export function tagOf(action: unknown): string {
  return typeof action === "string" ? action : (Object.keys(action as object)[0] ?? "");
}

/** Numbers that are the same every time. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What is chosen among what is offered. */
export type Taste = (choices: Choice[], moment: GameUpdate) => Choice | undefined | Promise<Choice | undefined>;

const endings = ["ready", "commit", "done", "stay"];

/** Anything, but soon enough that is all. */
export function anything(random: () => number, haste = 0.5): Taste {
  return (choices) => {
    const ending = choices.find((choice) => endings.includes(tagOf(choice.action)));
    if (ending && random() < haste) return ending;
    return choices[Math.floor(random() * choices.length)];
  };
}

/** Keeps its coins for a battle in which all have some. */
export const thrifty =
  (otherwise: Taste): Taste =>
  (choices, moment) => {
    const costs = choices.some(({ action }) => ["bid", "buy_card", "build_stronghold"].includes(tagOf(action)));
    const ending = choices.find(({ action }) => ["done", "ready", "commit"].includes(tagOf(action)));
    return (costs && ending) || otherwise(choices, moment);
  };

/** In the order in which the list draws them: kind by kind. */
function listed(choices: readonly Choice[]): Choice[] {
  const kinds = [...new Set(choices.map((choice) => tagOf(choice.action)))];
  return kinds.flatMap((kind) => choices.filter((choice) => tagOf(choice.action) === kind));
}

export class Player {
  viewer = "";
  info: TableInfo | null = null;
  moment: GameUpdate | null = null;
  chat: Schemas["ChatLine"][] = [];
  /** Every message as it came: what is not in here cannot be shown. */
  heard: string[] = [];
  /** How many decisions were taken. */
  decisions = 0;
  /** How many orders were answered. */
  #answers = 0;
  #asks = true;
  #listeners = new Set<() => void>();

  /** To be made before the page opens a table. */
  constructor(
    readonly page: Page,
    readonly speech: Speech = english,
  ) {
    page.on("websocket", (socket) => {
      // Pages around the table hear of all tables by a socket of its own.
      if (!socket.url().includes("/api/tables/")) return;
      socket.on("framereceived", ({ payload }) => this.#hear(payload.toString()));
    });
  }

  #hear(message: string): void {
    this.heard.push(message);
    const tell = JSON.parse(message) as Schemas["ServerMessage"];
    if ("welcome" in tell) this.viewer = tell.welcome.viewer;
    else if ("table" in tell) this.info = tell.table;
    else if ("update" in tell) this.moment = tell.update;
    else if ("chat" in tell) this.chat.push(tell.chat);
    else if ("done" in tell || "refused" in tell) this.#answers++;
    for (const listener of this.#listeners) listener();
  }

  /** Waits until the server has told something. */
  until(what: string, holds: () => boolean, within = 60_000): Promise<void> {
    return Player.until([this], what, holds, within);
  }

  /** Waits until the server has told one of several people something. */
  static until(players: Player[], what: string, holds: () => boolean, within = 60_000): Promise<void> {
    if (holds()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const end = (): void => {
        clearTimeout(timer);
        for (const player of players) player.#listeners.delete(listener);
      };
      const listener = (): void => {
        if (!holds()) return;
        end();
        resolve();
      };
      const timer = setTimeout(() => {
        end();
        const waiting = players.map((player) => player.moment?.waiting_for.join()).join("; ");
        reject(new Error(`${what}: not within ${within} ms; the table waits for ${waiting}`));
      }, within);
      for (const player of players) player.#listeners.add(listener);
    });
  }

  get isOver(): boolean {
    return this.info?.stage === "over";
  }

  get isMine(): boolean {
    return this.moment?.waiting_for.includes(this.viewer) ?? false;
  }

  get game(): Record<string, unknown> {
    return (this.moment?.view as { game: Record<string, unknown> } | undefined)?.game ?? {};
  }

  /** Where everything stands that can be decided. */
  get act(): Locator {
    return this.page
      .getByRole("region", { name: this.speech.say("page-what-you-can-do") })
      .or(this.page.locator("#sheet"));
  }

  /** Has every choice written out, so that each can be clicked by its sentence. */
  async list(): Promise<void> {
    await this.act.getByRole("checkbox", { name: this.speech.say("page-as-list") }).check();
  }

  /** The buttons of a choice, by its sentence. */
  buttons(choice: Choice): Locator {
    return this.act.getByRole("button", { name: choice.text ?? tagOf(choice.action), exact: true });
  }

  /** Whether there is something to decide. */
  get isDue(): boolean {
    return this.isMine && (this.moment?.legal.length ?? 0) > 0;
  }

  /** Waits for a decision of one's own; says whether there is one, or the game is over. */
  async awaken(): Promise<boolean> {
    do await this.until("a decision, or the end", () => this.isOver || this.isDue);
    while (!this.isOver && (await this.#hasMovedOn()));
    return !this.isOver;
  }

  /**
   * Waits until bots have had their say, so that the same game is played on a fast and on a slow machine; says whether
   * something has changed meanwhile. The server answers when nothing happens at the table by itself any more.
   */
  async #hasMovedOn(): Promise<boolean> {
    const before = this.moment;
    // By the page itself: it may know the server by a name that is known to nobody else.
    const answer = await this.page.evaluate(async (path) => {
      const response = await fetch(path);
      return response.ok ? response.text() : null;
    }, `/api/tables/${this.info?.id}/game`);
    if (answer === null) return this.moment !== before;
    const sight = (moment: GameUpdate | null): string => JSON.stringify([moment?.waiting_for, moment?.view]);
    const there = sight(JSON.parse(answer) as GameUpdate);
    await this.until("what has happened meanwhile", () => this.isOver || sight(this.moment) === there);
    return this.moment !== before;
  }

  /** Does something by clicking it, and waits until the server has answered. */
  click(choice: Choice, button = this.buttons(choice).first()): Promise<void> {
    return this.#do(choice, () => button.click({ timeout: 15_000 }));
  }

  /** The first thing that can be done by its digit and taken back again. */
  get reversible(): Choice | undefined {
    return listed(this.moment?.legal ?? [])
      .slice(0, 9)
      .find((choice) => !choice.final);
  }

  /** Presses the digit of one of the first nine things of the list, once it is on the screen. */
  async pressDigit(choice: Choice): Promise<void> {
    const digit = listed(this.moment?.legal ?? []).indexOf(choice) + 1;
    const button = this.act
      .getByRole("button", { name: choice.text ?? tagOf(choice.action), exact: true, disabled: false })
      .filter({ has: this.page.locator("kbd", { hasText: String(digit) }) });
    await button.first().waitFor({ timeout: 15_000 });
    await this.page.keyboard.press(String(digit));
  }

  /** Does one of the first nine things of the list by its digit. */
  press(choice: Choice): Promise<void> {
    return this.#do(choice, () => this.pressDigit(choice));
  }

  /** Does something past the page, which hears of it as of any other decision. */
  async hurry(choice: Choice): Promise<void> {
    const before = this.moment;
    const key = `hurry-${this.viewer}-${this.heard.length}-${this.decisions}`;
    const answer = await this.page.request.post(
      new URL(`/api/tables/${this.info?.id}/commands`, this.page.url()).href,
      {
        data: { idempotency_key: key, command: { act: { action: choice.action } } },
      },
    );
    // What was refused was offered by a moment that is past already, and the next one is on its way.
    await this.until(`“${choice.text}”`, () => this.isOver || this.moment !== before);
    if (answer.ok()) this.decisions++;
  }

  async #do(choice: Choice, how: () => Promise<void>): Promise<void> {
    const before = this.moment;
    const answers = this.#answers;
    const isDone = (): boolean => this.isOver || (this.#answers > answers && this.moment !== before);
    for (let attempt = 1; ; attempt++) {
      try {
        await how();
        await this.#confirm(choice);
        // Long enough for a slow machine: what is clicked twice is done twice.
        await this.until(`“${choice.text}”`, isDone, 30_000);
        this.decisions++;
        return;
      } catch (why) {
        // What was offered a moment ago may be gone: others decide at the same time.
        if (this.moment !== before || this.isOver) return;
        if (attempt === 5) throw why;
      }
    }
  }

  /** Confirms what was just chosen, where the page asks. */
  async #confirm(choice: Choice): Promise<void> {
    if (!choice.final || !this.#asks) return;
    const question = this.page.getByRole("alertdialog");
    await question.getByRole("checkbox", { name: this.speech.say("page-ask-no-more") }).check();
    await question.getByRole("button", { name: this.speech.say("page-do-it") }).click();
    this.#asks = false;
  }

  /** Takes one decision; says whether the game goes on. */
  async step(taste: Taste, by: "click" | "press" | "hurry" = "click"): Promise<boolean> {
    if (!(await this.awaken()) || !this.moment) return false;
    const reach = { click: drawn, press: 9, hurry: Infinity }[by];
    const offered = this.moment;
    const choice = await taste(listed(offered.legal).slice(0, reach), offered);
    if (!choice) throw new Error("nothing was to the taste");
    // Others may have decided, or the table itself, while somebody made up their mind.
    if (this.moment !== offered) return !this.isOver;
    await this[by](choice);
    return !this.isOver;
  }

  /** Goes on until something is so, or the game is over. */
  async play(taste: Taste, by: "click" | "press" | "hurry", until: () => boolean = () => false): Promise<void> {
    for (let decision = 0; decision < 1500; decision++) {
      if (until() || !(await this.awaken()) || until() || !(await this.step(taste, by))) return;
    }
    throw new Error("not after 1500 decisions");
  }
}

/** All who are to decide do so, until something is so: by keys, or past the page where only the way matters. */
export async function playAll(
  players: Player[],
  taste: Taste,
  until: () => boolean,
  by: "press" | "hurry" = "hurry",
): Promise<void> {
  for (let round = 0; round < 1500 && !until(); round++) {
    await Player.until(players, "somebody’s decision", () => players.some((player) => player.isOver || player.isDue));
    if (players.some((player) => player.isOver)) {
      // Not all hear of the end at the same moment.
      await Player.until(players, "the end", () => players.every((player) => player.isOver));
      break;
    }
    for (const player of players) if (player.isDue && !until()) await player.step(taste, by);
  }
  if (!until()) throw new Error("the game was over before it was so");
}

/** Bots that answer at once, as if they had been chosen the last time. */
export async function likeGreedy(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("tenka-quick", JSON.stringify({ level: "greedy", seats: 3 })));
}

/** From the start page to a running game by one click. */
export async function begin(page: Page, game: GameName, speech = english): Promise<Player> {
  const player = new Player(page, speech);
  const { say } = speech;
  await page.getByRole("button", { name: say("page-play-game", { game: say(`page-${game}`) }) }).click();
  await page.waitForURL(/\/table\//);
  await player.until("the table", () => player.moment !== null);
  return player;
}

/** Puts up a table with bots on it; `mine` is where somebody sits down themselves, and what they would like to be. */
async function putUp(page: Page, game: GameName, mine?: { wish: string }, options = {}, seats = 3): Promise<string> {
  const post = async <Answer>(path: string, data: unknown): Promise<Answer> => {
    const answer = await page.request.post(new URL(path, page.url()).href, { data });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  await post("/api/guest", { name: "Mio" });
  const { table } = await post<Schemas["TableCreated"]>("/api/tables", { game, seats, options });
  const order = (key: string, command: unknown) =>
    post(`/api/tables/${table}/commands`, { idempotency_key: key, command });
  if (mine) await order("sit", { sit: { seat: 0, ...mine } });
  for (let seat = mine ? 1 : 0; seat < seats; seat++) {
    await order(`bot-${seat}`, { add_bot: { seat, bot: "greedy:plain" } });
  }
  await order("start", { start: {} });
  return table;
}

/** At a table with bots, as a clan or colour that has every kind of decision. */
export async function sitDown(page: Page, game: GameName, options = {}, seats = 3): Promise<Player> {
  const table = await putUp(page, game, { wish: game === "rising-sun" ? "lotus" : "blue" }, options, seats);
  const player = new Player(page);
  await page.goto(new URL(`/table/${table}`, page.url()).href);
  await player.until("the table", () => player.moment !== null);
  return player;
}

/** A game that bots have played to its end; says which table. */
export async function finished(page: Page, game: GameName): Promise<string> {
  const table = await putUp(page, game);
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(new URL(`/api/tables/${table}`, page.url()).href);
        return ((await answer.json()) as TableInfo).stage;
      },
      { timeout: 120_000 },
    )
    .toBe("over");
  return table;
}
