// Hands and keys beyond a click: figures are dragged, names in the log lead to their places.

import { anything, begin, chance, type Choice, likeGreedy, tagOf } from "./play";
import { expect, test } from "./support";
import { say } from "./words";

test("a figure is dragged to another province, and the log leads to places by keyboard", async ({
  page,
  home,
  served,
}) => {
  await likeGreedy(page);
  await home.goto(served.url);
  const player = await begin(home, "rising-sun");
  const moves = () => (player.moment?.legal ?? []).filter(({ action }) => tagOf(action) === "move_figure");
  const others = anything(chance(3), 0.4);
  await player.play(
    // Whoever may choose a mandate wants to march.
    (choices, moment) => {
      const { hand } = (moment.view as { game: { hand?: string[] } }).game;
      const marches = ({ action }: Choice): boolean => {
        const { choose_mandate, announce } = action as {
          choose_mandate?: { slot: number };
          announce?: { mandate: string };
        };
        return announce?.mandate === "marshal" || hand?.[choose_mandate?.slot ?? -1] === "marshal";
      };
      return choices.find(marches) ?? others(choices, moment);
    },
    "hurry",
    () => player.isDue && moves().length > 0,
  );
  const { from, to } = (moves()[0]?.action as { move_figure: { from: string; to: string } }).move_figure;
  /** A point of the window at which nothing but this province lies. */
  const pointIn = (name: string) =>
    home.locator(`[data-place="${name}"]`).evaluate((land) => {
      const { x, y, width, height } = land.getBoundingClientRect();
      for (let step = 0; step < 400; step++) {
        const point = {
          x: x + (width * ((step % 20) + 0.5)) / 20,
          y: y + (height * (Math.floor(step / 20) + 0.5)) / 20,
        };
        if (document.elementFromPoint(point.x, point.y) === land) return point;
      }
      throw new Error("covered");
    });
  const [start, end] = [await pointIn(from), await pointIn(to)];
  await home.mouse.move(start.x, start.y);
  await home.mouse.down();
  await home.mouse.move(end.x, end.y, { steps: 8 });
  const before = player.moment;
  await home.mouse.up();
  // Where several figures could go, it is asked which.
  const options = home.getByRole("list", { name: say("page-rs-options") });
  await expect.poll(async () => (await options.count()) > 0 || player.moment !== before).toBe(true);
  if ((await options.count()) > 0) await options.getByRole("button").first().click();
  const question = home.getByRole("alertdialog");
  await expect.poll(async () => (await question.count()) > 0 || player.moment !== before).toBe(true);
  if ((await question.count()) > 0) await question.getByRole("button", { name: say("page-do-it") }).click();
  await player.until("the move", () => player.moment !== before);
  // The Turtle's strongholds march as well.
  expect(player.heard.some((message) => /"(stronghold_)?moved"/.test(message))).toBe(true);

  // The pointer still lies on a province, and the log may speak of another.
  await home.mouse.move(1, 1);
  const log = home.getByRole("log");
  await log.focus();
  await home.keyboard.press("ArrowLeft");
  await expect(log.locator(".place:focus")).toHaveCount(1);
  await expect(home.locator(".land.looked")).toHaveCount(1);
  const last = await log.locator(".place:focus").evaluate((one) => one.getBoundingClientRect().y);
  for (let press = 0; press < 3; press++) await home.keyboard.press("ArrowLeft");
  await expect(log.locator(".place:focus")).toHaveCount(1);
  expect(await log.locator(".place:focus").evaluate((one) => one.getBoundingClientRect().y)).toBeLessThanOrEqual(last);
});
