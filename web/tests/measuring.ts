// What is measured in a page, for the test that runs always and for the figures of docs/performance.md.

import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** From each moment that came over the socket to the frame that shows it, in milliseconds. */
    delays: number[];
  }
}

/**
 * Notes when a moment comes, and when the frame is done that shows it, or something newer: of several that come within one
 * frame, only the last is drawn. A frame is done when its layout is and all is recorded that is to be painted.
 */
export async function noteDelays(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.delays = [];
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
          if (!String(data).startsWith('{"moment"')) return;
          const came = performance.now();
          const note = (): void => void setTimeout(() => window.delays.push(performance.now() - came));
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

/** The value in the middle, the one that nine of ten stay under, and the largest. */
export function spread(values: number[]): { median: number; most: number; ninth: number } {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number): number => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return { median: at(0.5), ninth: at(0.9), most: at(1) };
}
