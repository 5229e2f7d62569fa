// Shogun's map on a phone: names that can be read, and a tap that tells the rest.

import { anything, begin, chance, likeGreedy } from "./play";
import { expect, test } from "./support";
import { nameOf, say } from "./words";

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const) {
  test.describe(`${width}×${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test("provinces are called by their names", async ({ page, home, served }) => {
      await likeGreedy(page);
      await home.goto(served.url);
      const player = await begin(home, "shogun");
      await player.play(
        anything(chance(5)),
        "hurry",
        () => player.isDue && JSON.stringify(player.game["step"]).includes('"march"'),
      );
      const players = player.game["players"] as { colour: string; provinces: Record<string, unknown> }[];
      const mine = Object.keys(players.find(({ colour }) => colour === player.viewer)?.provinces ?? {}).map(nameOf);
      const map = home.locator(".map");
      const written = (): Promise<{ name: string; height: number; box: DOMRect }[]> =>
        map.locator("text.name").evaluateAll((texts) =>
          texts.map((text) => {
            const box = text.getBoundingClientRect();
            return { name: text.textContent ?? "", height: box.height, box: box.toJSON() as DOMRect };
          }),
        );
      const names = await written();
      // Not all fit; one's own come before those of others.
      expect(names.length).toBeGreaterThan(12);
      expect(mine.filter((name) => names.some((text) => text.name === name)).length).toBeGreaterThan(mine.length / 2);
      for (const { name, height } of names) expect(height, name).toBeGreaterThan(9);
      for (const [index, one] of names.entries()) {
        for (const other of names.slice(index + 1)) {
          const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          expect(Math.min(across, down), `${one.name} on ${other.name}`).toBeLessThan(4);
        }
      }

      // Whoever looks closer reads all that are in sight.
      await home.getByRole("button", { name: say("page-shogun-zoom-in") }).click();
      await home.getByRole("button", { name: say("page-shogun-zoom-in") }).click();
      await home.getByRole("button", { name: say("page-shogun-zoom-in") }).click();
      const open = 45 - ((player.game["closed"] as unknown[] | undefined) ?? []).length;
      await expect.poll(async () => (await written()).length).toBe(open);
      await home.getByRole("button", { name: say("page-shogun-zoom-whole") }).click();

      // A tap on a province where nothing is to be picked tells its name.
      const land = map.locator('.province[aria-disabled="true"]:not(.closed)').first();
      const province = (await land.getAttribute("data-province")) ?? "";
      // Where its armies stand, it is not covered.
      await land.tap({ force: true });
      await expect(home.getByRole("heading", { name: nameOf(province), exact: true })).toBeVisible();
    });
  });
}
