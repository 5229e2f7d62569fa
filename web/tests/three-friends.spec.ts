// Three people in three browsers: they meet by a link, make an alliance, whisper, betray, and bid in secret.

import type { Page } from "@playwright/test";

import { anything, chance, type Choice, type GameUpdate, Player, playAll, tagOf, type Taste, thrifty } from "./play";
import { another, expect, expectNoComplaint, test } from "./support";
import { nameOf, say } from "./words";

interface Battle {
  participants: string[];
  ready: string[];
  bids?: Record<string, Record<string, number>> | null;
}

const battleOf = (player: Player): Battle | null => (player.game["battle"] as Battle | undefined) ?? null;
const bidsOf = (player: Player): Record<string, number> => (player.game["bids"] ?? {}) as Record<string, number>;
const advantages = ["seppuku", "take_hostage", "hire_ronin", "imperial_poets"];

async function putUp(page: Page, name: string): Promise<string> {
  await page
    .getByRole("navigation")
    .getByRole("link", { name: say("page-new-table") })
    .click();
  await page.getByLabel(say("page-your-name")).fill(name);
  await page.getByRole("button", { name: say("page-put-up") }).click();
  await expect(page.getByRole("heading", { name: say("page-invite") })).toBeVisible();
  return page.getByLabel(say("page-invite-link")).inputValue();
}

async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel(say("page-your-name")).fill(name);
  await page.getByRole("button", { name: say("page-sit-down") }).click();
  await page.getByRole("button", { name: say("page-ready"), exact: true }).click();
  await expect(page.getByText(say("page-wait-for-owner"))).toBeVisible();
}

const tab = (page: Page, name: string) =>
  page.getByRole("group", { name: say("page-tab-talk") }).getByRole("button", { name: say(`page-tab-${name}`) });

test("three friends negotiate, betray and fight", async ({ browser, home, served }) => {
  const akari = new Player(home);
  const link = await putUp(home, "Akari");
  expect(link).toContain("#invite=");
  const second = await another(browser, served, "/games");
  const third = await another(browser, served, "/games");
  const [benjiro, chiyo] = [new Player(second), new Player(third)];
  const players = [akari, benjiro, chiyo];
  for (const [page, name] of [
    [second, "Benjiro"],
    [third, "Chiyo"],
  ] as const) {
    await page.goto(link);
    await sitDown(page, name);
  }
  await expect(home.getByText(say("page-can-begin"))).toBeVisible();
  await home.getByRole("button", { name: say("page-begin"), exact: true }).click();
  for (const player of players) {
    await player.until("the tea ceremony", () => player.moment !== null);
    await expect(player.act).toBeVisible();
  }

  await test.step("an alliance is offered and accepted", async () => {
    await tab(home, "deals").click();
    await home.getByRole("button", { name: say("page-new-offer") }).click();
    const form = home.getByRole("region", { name: say("page-new-offer") });
    await form.getByRole("button", { name: nameOf(benjiro.viewer) }).click();
    await form.getByLabel(say("page-offer-alliance")).check();
    await form.getByLabel(say("page-i-promise")).selectOption(say("page-promise-rising-sun-play-mandate"));
    await form.getByLabel(say("page-facet-mandate")).selectOption(nameOf("harvest"));
    await form.getByRole("button", { name: say("page-add"), exact: true }).click();
    await form.getByRole("button", { name: say("page-put-offer") }).click();
    await expect(home.getByText(say("page-offer-to", { who: nameOf(benjiro.viewer) }))).toBeVisible();

    await tab(second, "deals").click();
    await expect(second.getByText(say("page-offer-from", { who: nameOf(akari.viewer) }))).toBeVisible();
    await tab(third, "deals").click();
    await expect(third.getByText(say("page-no-offers"))).toBeVisible();
    await second.getByRole("button", { name: say("page-accept") }).click();
    const allied = say("page-rs-allies", { one: nameOf(akari.viewer), other: nameOf(benjiro.viewer) });
    const turned = say("page-rs-allies", { one: nameOf(benjiro.viewer), other: nameOf(akari.viewer) });
    for (const player of players) {
      await expect(player.act.getByText(allied).or(player.act.getByText(turned))).toBeAttached();
    }
  });

  await test.step("what is whispered is heard by two", async () => {
    await tab(home, "chat").click();
    await home
      .getByRole("button", { name: nameOf(benjiro.viewer), exact: true })
      .last()
      .click();
    const whisper = "Kyoto is ours, and Chiyo must not know";
    const line = home.getByLabel(say("page-say-to", { who: nameOf(benjiro.viewer) }));
    await line.fill(whisper);
    await line.press("Enter");
    await expect(home.getByRole("log").getByText(whisper)).toBeVisible();

    // Whoever was spoken to opens the talk, and is shown it without looking for it.
    await expect(tab(second, "chat").locator(".badge")).toBeVisible();
    await tab(second, "chat").click();
    await expect(second.getByRole("log").getByText(whisper)).toBeVisible();

    // A later line to all proves that the whisper did not come, rather than not yet.
    await home
      .getByRole("group", { name: say("page-talk-with") })
      .getByRole("button", { name: say("page-circle-table") })
      .click();
    const aloud = home.getByLabel(say("page-say-to", { who: say("page-circle-table") }));
    await aloud.fill("Good luck to all");
    await aloud.press("Enter");
    await tab(third, "chat").click();
    await expect(third.getByRole("log").getByText("Good luck to all")).toBeVisible();
    expect(chiyo.heard.join()).not.toContain("must not know");
    await expect(third.getByText(whisper)).toHaveCount(0);
  });

  await test.step("the tea ceremony is finished by clicks", async () => {
    for (const player of players) {
      const ready = player.moment?.legal.find(({ action }) => action === "ready");
      if (!ready) throw new Error(`${player.viewer} cannot finish`);
      await player.click(ready, player.page.getByRole("button", { name: say("page-rs-finish-tea") }));
    }
    await akari.until("mandates", () => akari.game["phase"] === "political");
  });

  const taste = thrifty(anything(chance(3)));
  await test.step("a promise is broken, and the ledger keeps it", async () => {
    const plays = (choice: Choice, { view }: GameUpdate): string => {
      const { hand } = (view as { game: { hand?: string[] } }).game;
      return hand?.[(choice.action as { choose_mandate?: { slot: number } }).choose_mandate?.slot ?? -1] ?? "";
    };
    // Four tiles were drawn, and no two of them need be alike: there is always something else to play.
    const isElse = (choice: Choice, moment: GameUpdate): boolean => {
      const announced = (choice.action as { announce?: { mandate: string } }).announce?.mandate;
      return tagOf(choice.action) === "choose_mandate" ? plays(choice, moment) !== "harvest" : announced !== "harvest";
    };
    const faithless: Taste = (choices, moment) => choices.find((choice) => isElse(choice, moment));
    const announces = (): boolean => akari.moment?.legal.some(({ action }) => tagOf(action) === "announce") ?? false;
    const isChoosing = (): boolean =>
      akari.isDue && (akari.moment?.legal.some(({ action }) => tagOf(action) === "choose_mandate") ?? false);
    await playAll(players, taste, isChoosing);
    await akari.list();
    await akari.step(faithless, "click");
    // Lotus says what it plays only after it has laid a tile down.
    if (announces()) await akari.step(faithless, "click");
    const broken = say("page-verdict-broken");
    await tab(second, "deals").click();
    await expect(
      second
        .getByRole("listitem")
        .filter({ hasText: nameOf("harvest") })
        .getByText(broken),
    ).toBeVisible();
    await tab(third, "deals").click();
    await expect(third.getByText(broken)).toHaveCount(0);
  });
  await test.step("mandates are played", async () => {
    for (const player of [benjiro, chiyo]) {
      await playAll(players, taste, () => player.isDue);
      await player.list();
    }
    const decisions = (): number => players.reduce((sum, player) => sum + player.decisions, 0);
    const from = decisions();
    await playAll(players, taste, () => decisions() >= from + 8, "press");
    await playAll(players, taste, () => akari.game["phase"] !== "political");
  });

  await test.step("bids are secret until all are down", async () => {
    const poets = nameOf("imperial_poets");
    const isFresh = (player: Player): boolean => Object.values(bidsOf(player)).every((coin) => coin === 0);
    const bids = (player: Player): boolean =>
      player.isDue && (player.moment?.legal.some(({ action }) => tagOf(action) === "bid") ?? false);
    // Whoever has no coins left has nothing to bid, and is no part of this. The game of this test has such a battle.
    const isFought = (): boolean => {
      const bidders = players.filter(bids);
      return bidders.length > 1 && bidders.some(isFresh);
    };
    await playAll(players, taste, isFought);
    const fighters = players.filter(bids);
    const first = fighters.find(isFresh) as Player;
    const others = fighters.filter((player) => player !== first);
    const since = players.map((player) => player.heard.length);
    const own = new Map(players.map((player) => [player, bidsOf(player)]));

    // One bids everything on the poets, by the buttons of the panel.
    const coins = (first.game["players"] as { clan: string; coins: number }[]).find(
      (player) => player.clan === first.viewer,
    )?.coins as number;
    for (let coin = 0; coin < coins; coin++) {
      await first.page.getByRole("button", { name: say("page-rs-bid-more", { advantage: poets }) }).click();
    }
    await first.page.getByRole("button", { name: say("page-rs-bid-commit") }).click();
    await first.until("the bids", () => battleOf(first)?.ready.includes(first.viewer) ?? false);
    await expect(first.page.getByText(say("page-rs-bids-wait"))).toBeVisible();

    for (const player of players) {
      if (player === first) continue;
      await player.until("that the bids are down", () => battleOf(player)?.ready.includes(first.viewer) ?? false);
      const heard = player.heard
        .slice(since[players.indexOf(player)])
        .map((message) => JSON.parse(message) as { update?: { view: { game: Record<string, unknown> } } })
        .flatMap(({ update }) => (update ? [update] : []));
      expect(heard.length).toBeGreaterThan(0);
      for (const moment of heard) {
        expect((moment.view.game["battle"] as Battle).bids ?? null).toBeNull();
        expect(moment.view.game["bids"] ?? {}).toEqual(own.get(player));
      }
      expect(JSON.stringify(heard)).not.toContain('"bids_revealed"');
      const table = player.page.getByRole("table", { name: /./ }).first();
      for (const advantage of advantages) {
        const row = table.getByRole("row", { name: new RegExp(nameOf(advantage)) });
        await expect(row.getByRole("cell").filter({ hasText: /\d/ })).toHaveCount(0);
      }
    }

    for (const player of others) {
      await player.page.getByRole("button", { name: say("page-rs-bid-commit") }).click();
    }
    for (const player of players) {
      const from = since[players.indexOf(player)];
      await player.until("the screens are lifted", () =>
        player.heard.slice(from).some((message) => message.includes('"bids_revealed"')),
      );
      await tab(player.page, "log").click();
      const told = `${nameOf(first.viewer)} bid 0 on ${nameOf("seppuku")}`;
      await expect(player.page.getByText(told).filter({ hasText: `${coins} on ${poets}` })).not.toHaveCount(0);
    }
  });
  for (const player of players) expectNoComplaint(player.page);
  await second.context().close();
  await third.context().close();
});
