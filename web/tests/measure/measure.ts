// The figures of docs/performance.md about the page: `npm run measure` prints them. Nothing else should run meanwhile.

import { cpus, loadavg } from "node:os";

import type { CDPSession, Page } from "@playwright/test";

import { type Answer, fetched, noteAnswers, spread } from "../measuring";
import { anything, begin, chance, type GameName, likeGreedy, type Player, type Taste } from "../play";
import { expect, type Served, test, watch } from "../support";
import { anatomy, categories } from "../tracing";
import { say } from "../words";

const games: GameName[] = ["rising-sun", "shogun"];
const visits = 15;
const decisions = Number(process.env["TENKA_DECISIONS"] ?? 1500);
/** Whether to say what the slowest answers spent their time on. Tracing takes time itself: the figures are then not those of a player. */
const isTraced = Boolean(process.env["TENKA_TRACE"]);
/** How many of them, where each waits until the last answer is on the screen. */
const turns = Math.min(decisions, 250);
const desktop = { viewport: { width: 1280, height: 720 }, locale: "en-GB" };
const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

test("first visits", async ({ browser, served }) => {
  for (const game of games) {
    const starts: number[] = [];
    const boards: number[] = [];
    let bytes = [0, 0];
    for (let visit = 0; visit < visits; visit++) {
      // A browser that has seen nothing yet, each time.
      const page = await browser.newPage({ ...desktop, serviceWorkers: "block" });
      watch(page, served.url);
      await likeGreedy(page);
      const name = say("page-play-game", { game: say(`page-${game}`) });
      const begun = Date.now();
      await page.goto(served.url, { waitUntil: "commit" });
      const button = page.getByRole("button", { name });
      // A trial click waits until the button is there, still, enabled and not covered: it could be used.
      await button.click({ trial: true });
      starts.push(Date.now() - begun);
      await page.waitForLoadState("networkidle");
      const start = await fetched(page);
      const clicked = Date.now();
      await button.click();
      await expect(page.getByRole("main", { name: say("page-board") })).toBeVisible();
      boards.push(Date.now() - clicked);
      await page.waitForLoadState("networkidle");
      bytes = [start, await fetched(page)];
      await page.close();
    }
    const [start = 0, table = 0] = bytes;
    console.log(
      `${game}: ${kilobytes(start)} for the start page, ${kilobytes(table)} until the game is on screen; ` +
        `usable after ${JSON.stringify(spread(starts))} ms, the board ${JSON.stringify(spread(boards))} ms after the click`,
    );
  }
});

test.afterEach(() =>
  console.log(
    `${cpus().length} processors, load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(", ")}`,
  ),
);

/** The heap after everything that nobody needs is gone, and how many nodes there are. */
async function heap(session: CDPSession): Promise<{ megabytes: number; nodes: number; listeners: number }> {
  for (let time = 0; time < 3; time++) await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
  return { megabytes: Math.round(usedSize / 1e5) / 10, nodes, listeners: jsEventListeners };
}

/** Another game in the same page, as if by a link inside it: nothing is loaded anew. */
async function next(player: Player, page: Page, served: Served, game: GameName, number: number): Promise<void> {
  const old = player.info?.id;
  const post = async (path: string, data: unknown): Promise<{ table: string }> => {
    const answer = await page.request.post(served.url + path, { data });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as { table: string };
  };
  const { table } = await post("/api/tables", { game, seats: 3 });
  const order = (key: string, command: unknown) =>
    post(`/api/tables/${table}/commands`, { idempotency_key: key, command });
  await order("sit", { sit: {} });
  for (const bot of ["one", "two"]) await order(bot, { add_bot: { bot: "greedy:plain" } });
  await order(`start-${number}`, { start: {} });
  await page.evaluate((path) => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
  }, `/table/${table}`);
  await player.until("the next table", () => player.info?.id !== old && player.moment !== null);
}

/** Says how soon answers were drawn, and which took longest. */
function tell(game: GameName, answers: Answer[]): void {
  const delays = answers.map(({ delay }) => delay);
  const late = delays.filter((delay) => delay > 100).length;
  console.log(
    `${game}: drawn ${JSON.stringify(spread(delays))} ms after the answer, of ${delays.length} answers; ` +
      `${late} later than 100 ms`,
  );
  const slowest = [...answers].sort((one, other) => other.delay - one.delay).slice(0, 10);
  console.log(slowest.map(({ delay, way }) => `  ${Math.round(delay)} ms: ${way}`).join("\n"));
}

/** Says what the main thread did for the answers that kept it longest. */
function dissect(trace: Buffer, answers: Answer[]): void {
  const whole = (parts: Record<string, number>): number => Object.values(parts).reduce((sum, part) => sum + part, 0);
  const found = anatomy(trace, answers).sort((one, other) => whole(other.parts) - whole(one.parts));
  for (const { delay, way, parts, styled, boxes } of found.slice(0, 10)) {
    const shares = Object.entries(parts).sort(([, one], [, other]) => other - one);
    console.log(
      `  ${Math.round(whole(parts))} ms of the main thread, drawn after ${Math.round(delay)} ms: ${way} ` +
        `(${shares.map(([kind, part]) => `${kind} ${Math.round(part)}`).join(", ")}; ${styled} elements styled, ${boxes} boxes)`,
    );
  }
}

/** Waits until what was told is on the screen: nobody decides before that. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

for (const game of games) {
  test(`${game}: one decision after the other`, async ({ browser, served }) => {
    const page = await browser.newPage(desktop);
    watch(page, served.url);
    await likeGreedy(page);
    await noteAnswers(page);
    await page.goto(served.url);
    const player = await begin(page, game);
    const taste = anything(chance(17), 0.4);
    const look: Taste = async (choices, moment) => {
      await drawn(page);
      return taste(choices, moment);
    };
    if (isTraced) await browser.startTracing(page, { categories });
    for (let number = 1; player.decisions < turns; number++) {
      await player.play(look, "hurry", () => player.decisions >= turns);
      if (player.isOver) await next(player, page, served, game, number);
    }
    const answers = await page.evaluate(() => window.answers);
    tell(game, answers);
    if (isTraced) dissect(await browser.stopTracing(), answers);
    await page.close();
  });

  test(`${game}: a long evening in one page`, async ({ browser, served }) => {
    test.setTimeout(3_600_000);
    const page = await browser.newPage(desktop);
    watch(page, served.url);
    await likeGreedy(page);
    await noteAnswers(page);
    await page.goto(served.url);
    const session = await page.context().newCDPSession(page);
    await session.send("HeapProfiler.enable");
    const player: Player = await begin(page, game);
    const taste = anything(chance(17), 0.4);
    const rows: string[] = [];
    let played = 1;
    while (player.decisions < decisions) {
      const before = player.decisions;
      const mark = Math.ceil((before + 1) / 250) * 250;
      await player.play(taste, "hurry", () => player.decisions >= mark);
      // What was heard is kept for other tests; here it would be counted.
      player.heard.length = 0;
      if (player.decisions >= mark) {
        const { megabytes, nodes, listeners } = await heap(session);
        rows.push(
          `${player.decisions} decisions, game ${played}: ${megabytes} MB, ${nodes} nodes, ${listeners} listeners`,
        );
      }
      if (player.isOver) await next(player, page, served, game, played++);
    }
    tell(game, await page.evaluate(() => window.answers));
    console.log(rows.map((row) => `${game}: ${row}`).join("\n"));
    await page.close();
  });
}
