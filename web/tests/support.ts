// A server of its own for every test, with games that are dealt the same every time, and a page on which nothing may go
// wrong unnoticed.

import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, type BrowserContextOptions, type Page, test as base, expect } from "@playwright/test";

const program = process.env["TENKA_BIN"] ?? fileURLToPath(new URL("../../target/debug/tenka", import.meta.url));

export interface Served {
  url: string;
  /** Ends the server as a power cut would. */
  kill: () => Promise<void>;
  /** Starts it again, on the same port with the same folder; with more options, if any. */
  again: (...more: string[]) => Promise<void>;
}

async function start(
  folder: string,
  port: string,
  seed: number,
  more: string[] = [],
): Promise<{ process: ChildProcess; url: string }> {
  const args = ["serve", "--listen", `127.0.0.1:${port}`, "--data", folder, "--no-limits", "--log", "warn"];
  args.push("--test-seed", String(seed), ...more);
  const env = { ...process.env, TENKA_TEST: "1" };
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], env });
  // It warns that its secrets can be predicted; everything else is worth reading.
  createInterface(child.stderr).on("line", (line) => {
    if (!line.includes("--test-seed is set")) console.error(line);
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const found = /listening on (\S+)/.exec(said);
      if (found?.[1]) resolve(found[1]);
    });
    child.on("exit", (code) => reject(new Error(`the server ended with ${code}`)));
    child.on("error", reject);
  });
  return { process: child, url };
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  child.kill(signal);
  await gone;
}

/** A number that follows from some words. */
const hashOf = (...words: unknown[]): number =>
  createHash("sha256").update(JSON.stringify(words)).digest().readUIntBE(0, 6);

/** How many pages a test has opened so far. */
const opened = new Map<string, number>();

/**
 * Lets a page draw the same random numbers every time, and other ones after each reload: it tells its requests apart by
 * them.
 */
function seedPage(page: Page): void {
  const { testId, titlePath } = test.info();
  const count = (opened.get(testId) ?? 0) + 1;
  opened.set(testId, count);
  void page.addInitScript(
    (seed) => {
      const kept = "tenka-test-visits";
      const visits = Number(sessionStorage.getItem(kept) ?? 0) + 1;
      sessionStorage.setItem(kept, String(visits));
      let state = (seed + Math.imul(visits, 0x9e3779b9)) >>> 0;
      // Mulberry32: small, and good enough for what nobody attacks.
      const byte = (): number => {
        state = (state + 0x6d2b79f5) >>> 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return (mixed ^ (mixed >>> 14)) & 0xff;
      };
      crypto.getRandomValues = <T extends ArrayBufferView | null>(into: T): T => {
        if (into)
          new Uint8Array(into.buffer, into.byteOffset, into.byteLength).forEach((_, at, all) => (all[at] = byte()));
        return into;
      };
    },
    hashOf(titlePath, count) % 2 ** 32,
  );
}

/** Servers that were ended on purpose: pages cannot reach them for a while. */
const interrupted = new Set<string>();

/** What a page said that it should not have said. */
const complaints = new WeakMap<Page, string[]>();

/** Notes every error and every request to another host. To be called before the page goes anywhere. */
export function watch(page: Page, url: string): void {
  const found: string[] = [];
  complaints.set(page, found);
  seedPage(page);
  page.on("console", (message) => {
    // While the server is gone on purpose, the browser says that it cannot be reached; over plain HTTP it says what it does not
    // do there.
    const isExpected =
      message.text().includes("Opener-Policy header has been ignored") ||
      (interrupted.has(url) && /Failed to load resource: net::ERR_|WebSocket connection/.test(message.text()));
    if (message.type() === "error" && !isExpected) found.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => found.push(`error: ${error.message}`));
  page.on("request", (request) => {
    const to = request.url();
    if (!to.startsWith(url) && !to.startsWith("data:") && !to.startsWith("blob:")) found.push(`elsewhere: ${to}`);
  });
}

export function expectNoComplaint(page: Page): void {
  expect(complaints.get(page) ?? []).toEqual([]);
}

/** Nothing that hinders people seriously. What is found while the page is being drawn anew is looked at again. */
export async function expectGood(page: Page, where: string): Promise<void> {
  const grave = async (): Promise<string[]> =>
    (await new AxeBuilder({ page }).analyze()).violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .slice(0, 3)
            .map(({ html }) => html.slice(0, 160))
            .join()}`,
      );
  await expect.poll(grave, { message: where, intervals: [500], timeout: 60_000 }).toEqual([]);
}

/** Somebody else in a browser of their own. */
export async function another(
  browser: Browser,
  served: Served,
  path = "/",
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: "en-GB", ...options });
  const page = await context.newPage();
  watch(page, served.url);
  await page.goto(served.url + path);
  return page;
}

interface Fixtures {
  home: Page;
  served: Served;
  /** Which of all deals a test plays; another number is another game. */
  deal: number;
}

export const test = base.extend<Fixtures>({
  deal: [0, { option: true }],
  served: async ({ deal }, use, { titlePath }) => {
    const folder = await mkdtemp(join(tmpdir(), "tenka-page-"));
    // A server that is started again draws other names than those that were given already.
    let starts = 0;
    const seed = (): number => hashOf(titlePath.slice(1), deal, starts++);
    let running = await start(folder, "0", seed());
    const port = new URL(running.url).port;
    await use({
      url: running.url,
      kill: () => {
        interrupted.add(running.url);
        return ended(running.process, "SIGKILL");
      },
      again: async (...more) => void (running = await start(folder, port, seed(), more)),
    });
    await ended(running.process, "SIGTERM");
    await rm(folder, { recursive: true });
  },
  home: async ({ page, served }, use) => {
    watch(page, served.url);
    await page.goto(served.url);
    await use(page);
    expectNoComplaint(page);
  },
});

export { expect };

/** Waits until what the page has heard and what was clicked is on the screen. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
