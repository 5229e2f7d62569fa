// The page brings its own fonts: no letter and no sign is drawn with a font of the system.

import type { Page } from "@playwright/test";

import { anything, begin, chance, finished, type GameName, likeGreedy } from "./play";
import { drawn, expect, test } from "./support";
import { speech } from "./words";

/** The fonts of the system with which something is drawn, each with an element in which it is. */
async function borrowed(page: Page): Promise<string[]> {
  await drawn(page);
  // Only what has words of its own is looked at.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("body *")) {
      const isWritten = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      element.toggleAttribute("data-written", isWritten);
    }
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument", { depth: 0 });
  const { nodeIds } = await devtools.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: "[data-written]" });
  const found = new Map<string, string>();
  let glyphs = 0;
  // What was drawn anew meanwhile is no longer there.
  const fontsOf = (nodeId: number) =>
    devtools.send("CSS.getPlatformFontsForNode", { nodeId }).catch(() => ({ fonts: [] }));
  const used = await Promise.all(nodeIds.map(async (nodeId) => ({ nodeId, fonts: (await fontsOf(nodeId)).fonts })));
  for (const { nodeId, fonts } of used) {
    for (const { familyName, isCustomFont, glyphCount } of fonts) {
      glyphs += glyphCount;
      if (isCustomFont || found.has(familyName)) continue;
      const { outerHTML } = await devtools.send("DOM.getOuterHTML", { nodeId });
      found.set(familyName, `${familyName}: ${outerHTML.slice(0, 160)}`);
    }
  }
  await devtools.detach();
  expect(glyphs, "something is written").toBeGreaterThan(100);
  return [...found.values()];
}

for (const [code, locale] of [
  ["en", "en-GB"],
  ["de", "de-DE"],
  ["pl", "pl-PL"],
] as const) {
  test.describe(code, () => {
    test.use({ locale });

    test("the pages around the table need no font of the system", async ({ home, served }) => {
      const game = `/game/${await finished(home, "shogun")}`;
      for (const path of ["/", "/learn", "/rules/rising-sun/battle", "/rules/shogun/cards", "/me", game]) {
        await home.goto(served.url + path, { waitUntil: "networkidle" });
        await expect(home.getByRole("heading", { level: 1 })).toBeVisible();
        expect(await borrowed(home), path).toEqual([]);
      }
    });

    for (const game of ["rising-sun", "shogun"] as GameName[]) {
      test(`${game}: the table needs no font of the system`, async ({ page, home, served }) => {
        await likeGreedy(page);
        await home.goto(served.url);
        const player = await begin(home, game, speech(code));
        await expect(player.act).toBeVisible();
        for (const decisions of [0, 10, 30]) {
          await player.play(anything(chance(5), 0.4), "hurry", () => player.decisions >= decisions && player.isDue);
          expect(await borrowed(home), `after ${decisions} decisions`).toEqual([]);
        }
      });
    }
  });
}
