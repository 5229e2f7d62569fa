// Shogun: a plan is laid by clicks and by dragging, and the battles that follow are explained.

import { anything, begin, chance, likeGreedy, type Player } from "./play";
import { expect, test } from "./support";
import { nameOf, say } from "./words";

const fields = [
  "castle",
  "temple",
  "theater",
  "tax",
  "rice",
  "five_armies",
  "three_armies",
  "one_army",
  "battle_a",
  "battle_b",
  "bid",
];

const planOf = (player: Player): Record<string, unknown> => (player.game["plan"] ?? {}) as Record<string, unknown>;
const stepOf = (player: Player): string => {
  const step = player.game["step"];
  return typeof step === "string" ? step : (Object.keys(step as object)[0] ?? "");
};

test("a plan is made on the planning board, and a battle is explained", async ({ page, home, served }) => {
  await likeGreedy(page);
  await home.goto(served.url);
  const player = await begin(home, "shogun");
  const taste = anything(chance(11), 0.2);
  await player.play(taste, "hurry", () => stepOf(player) === "plan" && player.isDue);

  const board = home.getByRole("region", { name: say("page-shogun-planning") });
  const hand = board.getByRole("list", { name: say("page-shogun-hand") });
  const cards = hand.getByRole("button").and(home.locator(":enabled"));
  const open = (field: string) =>
    board.getByRole("button", { name: say("page-shogun-field-open", { field: nameOf(field) }), exact: true });
  const laid = async (field: string): Promise<void> => {
    await player.until(`a card on ${field}`, () => planOf(player)[field] !== undefined);
    await expect(open(field)).toHaveCount(0);
  };

  await test.step("a card is dragged to a field", async () => {
    const card = cards.first();
    await expect(card).toBeVisible();
    await card.hover();
    await home.mouse.down();
    const target = await open("battle_a").boundingBox();
    if (!target) throw new Error("the field cannot be seen");
    await home.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 40 });
    await home.mouse.up();
    await laid("battle_a");
  });

  await test.step("a card can be taken back, and laid by two clicks", async () => {
    await board.getByRole("button", { name: say("page-shogun-take-back", { field: nameOf("battle_a") }) }).click();
    await player.until("an empty field", () => planOf(player)["battle_a"] === undefined);
    await cards.first().click();
    await open("battle_a").click();
    await laid("battle_a");
  });

  await test.step("the other fields are filled: field first, then card", async () => {
    for (const field of fields) {
      if (planOf(player)[field] !== undefined) continue;
      await open(field).click();
      await expect(board.getByText(say("page-shogun-plan-wanted", { field: nameOf(field) }))).toBeVisible();
      await cards.first().click();
      await laid(field);
    }
    expect(Object.keys(planOf(player)).sort()).toEqual([...fields].sort());
  });

  await test.step("the plan is committed", async () => {
    const before = player.moment;
    const commit = say("page-shogun-plan-commit", { decided: fields.length, fields: fields.length });
    await board.getByRole("button", { name: commit }).click();
    const yes = home.getByRole("alertdialog").getByRole("button", { name: say("page-do-it") });
    if (player.moment?.legal.some(({ action, final }) => action === "commit" && final)) await yes.click();
    await player.until("an answer", () => player.moment !== before);
  });

  await test.step("battles do not stand between anybody and the map, and are explained when asked for", async () => {
    const isFought = (): boolean => player.heard.some((message) => /"(battle_fought|revolt_fought)"/.test(message));
    await player.play(taste, "hurry", () => isFought() && player.isDue);
    const sheet = home.getByRole("article").filter({
      has: home.getByRole("button", { name: say("page-shogun-throw-again") }),
    });
    // Whoever is to decide finds them at the edge.
    const report = home.locator(".report");
    await expect(report).toBeVisible();
    await expect(sheet).toHaveCount(0);
    await report.getByRole("button").first().click();
    await expect(report).toHaveCount(0);
    await expect(sheet).toBeVisible();
    for (const column of ["thrown", "stayed", "loose", "tray"]) {
      await expect(sheet.getByRole("columnheader", { name: say(`page-shogun-${column}`) })).toBeVisible();
    }
    // Its sentence is the one that the log has.
    const sentence = (await sheet.getAttribute("aria-label")) ?? "";
    expect(sentence.length).toBeGreaterThan(10);
    await expect(sheet.getByText(sentence)).toBeVisible();
    expect(player.heard.join("\n")).toContain(JSON.stringify(sentence).slice(1, -1));
    await sheet.getByRole("button", { name: say("page-shogun-close") }).click();
    await expect(sheet).toHaveCount(0);
  });
});
