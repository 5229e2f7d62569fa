// What is measured in a page, for the test that runs always and for the figures of docs/performance.md.

import type { Page } from "@playwright/test";

/** A moment that came over the socket and was drawn. */
export interface Answer {
  /** How many came before it. */
  number: number;
  /** From its coming to the end of the frame that shows it, in milliseconds. */
  delay: number;
  /** What was to be decided before it, and what after it: `plan to choose_place`. */
  way: string;
}

declare global {
  interface Window {
    answers: Answer[];
  }
}

/**
 * Notes when a moment comes, and when the frame is done that shows it, or something newer: of several that come within one
 * frame, only the last is drawn. A frame is done when its layout is and all is recorded that is to be painted. Both moments
 * are marked for whoever traces the page (`tracing.ts`).
 */
export async function noteAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.answers = [];
    let count = 0;
    let before = "nothing";
    /** The name of what is to be decided, in either game. */
    const stepOf = (message: string): string => {
      const { game } = (JSON.parse(message) as { update: { view: { game: { step?: unknown; agenda?: unknown[] } } } })
        .update.view;
      const step = game.step ?? game.agenda?.at(-1) ?? "over";
      return typeof step === "string" ? step : (Object.keys(step)[0] ?? "");
    };
    // Whether what changes now is drawn by the frame that is being made, and not by the next one.
    let inFrame = false;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (inFrame = false);
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) =>
      request((now) => {
        inFrame = true;
        port2.postMessage(null);
        callback(now);
      });
    const Socket = window.WebSocket;
    window.WebSocket = class extends Socket {
      constructor(address: string | URL, protocols?: string | string[]) {
        super(address, protocols);
        this.addEventListener("message", ({ data }) => {
          if (!String(data).startsWith('{"update"')) return;
          const number = count++;
          performance.mark(`came ${number}`);
          const came = performance.now();
          const note = (): void =>
            void setTimeout(() => {
              const delay = performance.now() - came;
              performance.mark(`drawn ${number}`);
              // Read when the time is taken, so that reading is not part of it.
              const step = stepOf(String(data));
              window.answers.push({ number, delay, way: `${before} to ${step}` });
              before = step;
            });
          const observer = new MutationObserver(() => {
            observer.disconnect();
            if (inFrame) note();
            else request(note);
          });
          observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
        });
      }
    };
  });
}

/** What has been fetched so far, in bytes as they came over the line. */
export const fetched = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
      .map((entry) => (entry as PerformanceResourceTiming).transferSize)
      .reduce((sum, size) => sum + size, 0),
  );

/** The value in the middle, those that nine of ten and ninety-nine of a hundred stay under, and the largest. */
export interface Spread {
  median: number;
  ninth: number;
  hundredth: number;
  most: number;
}

export function spread(values: number[]): Spread {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number): number => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return { median: at(0.5), ninth: at(0.9), hundredth: at(0.99), most: at(1) };
}
