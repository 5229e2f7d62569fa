// Every page of every book is reached from the table itself, by something on the board that it is about: whole games are
// played, whatever unfolds is unfolded, and each way that comes up is gone once.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { type Locator, type Page } from "@playwright/test";

import { placeOf } from "../src/rules/place";
import { anything, chance, type GameName, type Player, sitDown, type Taste, tagOf } from "./play";
import { drawn, expect, test } from "./support";
import { folder, nameOf, say } from "./words";

const books: Record<GameName, string[]> = { "rising-sun": ["rising-sun", "kami-unbound"], shogun: ["shogun"] };

/** The pages of a game's books as the files have them, each with its title: `rising-sun/honor`. */
function pagesOf(game: GameName): Map<string, string> {
  const found = new Map<string, string>();
  for (const book of books[game]) {
    for (const file of readdirSync(join(folder("en"), "rules", book))) {
      const text = readFileSync(join(folder("en"), "rules", book, file), "utf8");
      found.set(`${book}/${file.replace(/^\d\d-|\.md$/g, "")}`, text.split("\n")[0]?.slice(2) ?? "");
    }
  }
  return found;
}

/**
 * Clicks something if somebody could: it is scrolled to, and must be what lies on top where a finger would touch it. Says
 * where it led, if it is a link of the rules, and what it is called. Nobody waits for what is covered: it comes another time.
 */
function touch(thing: Element): { place: string; label: string } | null {
  thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const [box] = thing.getClientRects();
  if (!box || !thing.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return null;
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  if (!top || !(thing === top || thing.contains(top))) return null;
  const [place, label] = ["data-rule", "aria-label"].map((name) => thing.getAttribute(name) ?? "");
  (thing as HTMLElement).click();
  return { place: place ?? "", label: label ?? "" };
}

/** Somebody who follows every way from the table to a page on which they have not been. */
class Wanderer {
  /** Where they have been, and from what. */
  readonly been = new Map<string, string>();
  readonly #drawer: Locator;
  /** How often something was marked to be visited. */
  #visits = 0;

  constructor(
    readonly page: Page,
    readonly pages: Map<string, string>,
  ) {
    this.#drawer = page.getByRole("dialog").filter({ has: page.getByRole("searchbox") });
  }

  get missing(): string[] {
    return [...this.pages.keys()].filter((page) => !this.been.has(page));
  }

  /** Follows whatever is in sight and leads to a new page. */
  async look(): Promise<void> {
    const ways = this.page.locator("[data-rule]:visible");
    const places = await ways.evaluateAll((links) => links.map((link) => link.getAttribute("data-rule") ?? ""));
    for (const place of new Set(places)) {
      const { book, page } = placeOf(place);
      if (!this.missing.includes(`${book}/${page}`)) continue;
      // What is drawn anew at this very moment may lead elsewhere: so the link itself says where it led.
      const gone = await this.#touch(this.page.locator(`[data-rule="${place}"]:visible`));
      if (gone) await this.#arrive(gone.place, gone.label);
    }
  }

  /** Clicks the first of some things that can be clicked now. */
  async #touch(things: Locator): Promise<{ place: string; label: string } | null> {
    for (const thing of await things.elementHandles()) {
      const gone = await thing.evaluate(touch).catch(() => null);
      if (gone) return gone;
    }
    return null;
  }

  async #arrive(place: string, label: string): Promise<void> {
    const { book, page, anchor } = placeOf(place);
    const title = this.#drawer.getByRole("heading", { level: 2 }).first();
    await expect(title, place).toHaveText(this.pages.get(`${book}/${page}`) ?? "");
    if (anchor) await expect(this.#drawer.locator(`[data-anchor="${anchor}"]`), place).toBeInViewport();
    await this.page.keyboard.press("Escape");
    await expect(this.#drawer).toHaveCount(0);
    this.been.set(`${book}/${page}`, label);
  }

  /** Opens one thing after the other that shows more of the table, and looks. */
  async unfold(): Promise<void> {
    const click = (what: Locator): Promise<unknown> => this.#touch(what);
    const tab = (name: string): Locator => this.page.locator(".tab").filter({ hasText: say(`page-tab-${name}`) });
    for (const name of ["players", "deals", "talk", "chat", "log", "act"]) {
      if ((await tab(name).count()) === 0) continue;
      await click(tab(name).first());
      await this.look();
      await this.#each('.screen :is([aria-expanded="false"], summary, [popovertarget])', async (one) => {
        await click(one);
        await this.look();
        // Battles of long ago are called up again.
        await this.#each(".past li button", async (battle) => {
          await click(battle);
          await this.look();
          await click(this.page.getByRole("button", { name: say("page-shogun-close") }));
        });
        await click(one);
      });
    }
  }

  /** Opens what was fought a moment ago, and looks. */
  async hearReports(): Promise<void> {
    if (!(await this.#touch(this.page.locator(".report button:not(.skip)")))) return;
    await this.look();
    await this.#touch(this.page.getByRole("button", { name: say("page-shogun-close") }));
  }

  async #each(selector: string, visit: (one: Locator) => Promise<void>): Promise<void> {
    // What is opened is no longer found by the same words: so all are marked before.
    const marks = await this.page.locator(selector).evaluateAll(
      (all, visits) =>
        all
          .filter((one) => one.checkVisibility())
          .map((one, index) => {
            const mark = `${visits}-${index}`;
            one.setAttribute("data-way", mark);
            return mark;
          }),
      this.#visits++,
    );
    for (const mark of marks) if (this.missing.length > 0) await visit(this.page.locator(`[data-way="${mark}"]`));
  }

  /** Looks at a province, where nothing is to be picked on it and nothing lies over the map. */
  async visit(province: string): Promise<void> {
    const land = this.page.locator(`path.land:not(.lit)[data-place="${province}"]`);
    if ((await land.count()) === 0 || (await this.page.locator("section.stage").count()) > 0) return;
    await land.dispatchEvent("click");
    await this.look();
    const sheet = this.page.getByRole("dialog", { name: nameOf(province), exact: true });
    await this.#touch(sheet.getByRole("button", { name: say("page-rs-close") }));
  }
}

/** Worships where it can, for the kami come to those who do; otherwise anything. */
function pious(otherwise: Taste): Taste {
  return (choices, moment) => choices.find(({ action }) => tagOf(action) === "worship") ?? otherwise(choices, moment);
}

/** What may show something new: another kind of decision, or kami on the map. */
function sceneOf({ game }: Player): string {
  const step = tagOf(game["step"] ?? (game["agenda"] as unknown[]).at(-1));
  return `${JSON.stringify(game["year"])} ${step} ${Object.keys(game["walks"] ?? {}).length > 0}`;
}

for (const [device, use, games] of [
  ["a laptop", {}, ["rising-sun", "shogun"]],
  ["a phone", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, ["rising-sun", "shogun"]],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use(use);

    for (const game of games as readonly GameName[]) {
      test(`${game}: the table leads to every page of its books`, async ({ home }) => {
        const player = await sitDown(home, game, game === "rising-sun" ? { kami_unbound: true } : {});
        const wanderer = new Wanderer(home, pagesOf(game));
        const taste = pious(anything(chance(13), 0.3));
        const scenes = new Set<string>();
        await expect(player.act).toBeVisible();
        while (wanderer.missing.length > 0 && (await player.awaken())) {
          // The test hears of it before the page draws it.
          await drawn(home);
          await wanderer.look();
          await wanderer.hearReports();
          const scene = sceneOf(player);
          if (!scenes.has(scene)) {
            scenes.add(scene);
            await wanderer.unfold();
            const walks = (player.game["walks"] ?? {}) as Record<string, { province: string }>;
            const provinces = [...Object.values(walks).map(({ province }) => province), "kyoto"];
            for (const province of new Set(provinces)) await wanderer.visit(province);
          }
          await player.step(taste, "hurry");
        }
        console.log([...wanderer.been].map(([page, label]) => `${page}: “${label}”`).join("\n"));
        expect(wanderer.missing, "pages to which nothing on the table leads").toEqual([]);
      });
    }
  });
}
