// A whole season and a whole round by clicks, in German and in Polish: nothing is said in another language.

import type { Page } from "@playwright/test";

import { anything, begin, chance, type GameName, likeGreedy, type Player } from "./play";
import { foreign } from "./foreign";
import { expect, test } from "./support";
import { english, speech } from "./words";

/** Everything that a page says, to the eyes and to the ears. */
const said = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const heard = ["aria-label", "aria-description", "aria-valuetext", "title", "placeholder", "alt"];
    const named = [...document.querySelectorAll(heard.map((name) => `[${name}]`).join())].flatMap((element) =>
      heard.map((name) => element.getAttribute(name) ?? ""),
    );
    return [document.title, ...document.body.innerText.split("\n"), ...named].map((text) => text.trim());
  });

/** What a game calls the part of it in which it is: a season, or a round. */
const partOf = ({ game }: Player): string => JSON.stringify([game["year"] ?? 0, game["season"]]);

for (const [code, locale] of [
  ["de", "de-DE"],
  ["pl", "pl-PL"],
] as const) {
  test.describe(code, () => {
    test.use({ locale });

    test("what is of another language is found", () => {
      const wrong = [english.say("page-what-it-is"), "⟨event-moved⟩", "page-board", "{$clan}", "oni_of_skulls"];
      expect(foreign([...wrong, speech(code).say("page-what-it-is"), "Rising Sun", "Tenka"], code)).toHaveLength(5);
    });

    for (const game of ["rising-sun", "shogun"] as GameName[]) {
      test(`${game}: a whole ${game === "shogun" ? "round" : "season"} by clicks`, async ({ page, home, served }) => {
        await likeGreedy(page);
        await home.goto(served.url);
        await expect(home.locator("html")).toHaveAttribute("lang", code);
        const texts = new Set(await said(home));
        const listen = async (): Promise<void> => {
          for (const text of await said(home)) texts.add(text);
        };
        const { say } = speech(code);
        const player = await begin(home, game, speech(code));
        await player.awaken();
        await listen();
        await player.list();
        const taste = anything(chance(game === "shogun" ? 31 : 17), 0.15);
        // Provinces are given out before the first round.
        await player.play(
          taste,
          "hurry",
          () => player.isDue && !JSON.stringify(player.game["step"] ?? "").includes("draft"),
        );
        const part = partOf(player);
        await player.play(
          async (choices, moment) => {
            await listen();
            return taste(choices, moment);
          },
          "click",
          () => partOf(player) !== part,
        );
        expect(partOf(player)).not.toBe(part);
        for (const name of ["chat", "deals", "log"]) {
          await home
            .getByRole("group", { name: say("page-tab-talk") })
            .getByRole("button", { name: say(`page-tab-${name}`) })
            .click();
          await listen();
        }
        for (const name of ["people", "menu"]) {
          await home.getByRole("button", { name: say(`page-${name}`) }).click();
          await expect(home.getByRole("dialog")).toBeVisible();
          await listen();
          await home.keyboard.press("Escape");
        }
        console.log(`${game}, ${code}: ${player.decisions} decisions, ${texts.size} texts`);
        expect(player.decisions).toBeGreaterThan(game === "shogun" ? 20 : 4);
        expect(texts.size).toBeGreaterThan(100);
        expect(foreign([...texts], code)).toEqual([]);
      });
    }
  });
}
