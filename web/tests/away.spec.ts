// Whoever looks elsewhere is called: a chime, and a notice of the browser while the page is hidden.

import type { Page } from "@playwright/test";

import { anything, begin, chance, likeGreedy } from "./play";
import { expect, test } from "./support";
import { say } from "./words";

test.use({ permissions: ["notifications"] });

declare global {
  interface Window {
    tones: number[];
    notices: string[];
    isAway: boolean;
  }
}

/** The lowest tone of the chime for whoever is to decide, in hertz. */
const chime = 988;

async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem("tenka-settings", JSON.stringify({ sound: true, notices: true }));
    window.tones = [];
    window.notices = [];
    window.isAway = false;
    window.AudioContext = class extends AudioContext {
      override createOscillator(): OscillatorNode {
        const voice = super.createOscillator();
        const set = voice.frequency.setValueAtTime.bind(voice.frequency);
        voice.frequency.setValueAtTime = (tone, at) => {
          window.tones.push(tone);
          return set(tone, at);
        };
        return voice;
      }
    };
    window.Notification = class extends Notification {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        window.notices.push(title);
      }
    };
    Object.defineProperty(document, "hidden", { get: () => window.isAway });
  });
}

test("the turn is heard, and told by the browser while the page is hidden", async ({ page, home, served }) => {
  await likeGreedy(page);
  await listen(page);
  await home.goto(served.url);
  const player = await begin(home, "rising-sun");
  const taste = anything(chance(3), 0.8);
  const goOn = async (): Promise<void> => {
    const until = player.decisions + 4;
    await player.play(taste, "hurry", () => player.decisions >= until && player.isDue);
  };
  await goOn();
  await expect.poll(() => home.evaluate(() => window.tones)).toContain(chime);
  expect(await home.evaluate(() => window.notices), "whoever looks needs no notice").toEqual([]);

  await home.evaluate(() => (window.isAway = true));
  await goOn();
  await expect.poll(() => home.evaluate(() => window.notices)).toContain(say("page-alert-turn"));
});

test("nothing is heard unless it was asked for", async ({ page, home, served }) => {
  await likeGreedy(page);
  await listen(page);
  await page.addInitScript(() => localStorage.setItem("tenka-settings", "{}"));
  await home.goto(served.url);
  const player = await begin(home, "rising-sun");
  await player.play(anything(chance(3), 0.8), "hurry", () => player.decisions >= 4);
  expect(await home.evaluate(() => window.tones)).toEqual([]);
});
