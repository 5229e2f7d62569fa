// A server of its own for every worker, and a page on which nothing may go wrong unnoticed.

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
  more: string[] = [],
): Promise<{ process: ChildProcess; url: string }> {
  const args = ["serve", "--listen", `127.0.0.1:${port}`, "--data", folder, "--no-limits", "--log", "warn", ...more];
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
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

/** What a page said that it should not have said. */
const complaints = new WeakMap<Page, string[]>();

/** Notes every error and every request to another host. */
export function watch(page: Page, url: string): void {
  const found: string[] = [];
  complaints.set(page, found);
  page.on("console", (message) => {
    // While the server is gone on purpose, the browser says that it cannot be reached; over plain HTTP it says what it does not
    // do there.
    const expected = /ERR_CONNECTION_REFUSED|WebSocket connection|Opener-Policy header has been ignored/.test(
      message.text(),
    );
    if (message.type() === "error" && !expected) found.push(`console: ${message.text()}`);
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
      .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160))}`);
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

export const test = base.extend<{ home: Page }, { served: Served }>({
  served: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "tenka-page-"));
      let running = await start(folder, "0");
      const port = new URL(running.url).port;
      await use({
        url: running.url,
        kill: () => ended(running.process, "SIGKILL"),
        again: async (...more) => void (running = await start(folder, port, more)),
      });
      await ended(running.process, "SIGTERM");
      await rm(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
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
