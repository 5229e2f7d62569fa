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
      /** The names that are written, how high their letters are, and where their ink is: a line of type is higher than that. */
      const written = () =>
        map.locator("text.name").evaluateAll((texts) =>
          texts.map((text) => {
            const name = text.textContent ?? "";
            const [line, style] = [text.getBoundingClientRect(), getComputedStyle(text)];
            const pen = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
            pen.font = `${style.fontWeight} 100px ${style.fontFamily}`;
            const type = pen.measureText(name);
            const pixel = line.height / (type.fontBoundingBoxAscent + type.fontBoundingBoxDescent);
            const base = line.top + type.fontBoundingBoxAscent * pixel;
            const ink = {
              left: line.left,
              right: line.right,
              top: base - type.actualBoundingBoxAscent * pixel,
              bottom: base + type.actualBoundingBoxDescent * pixel,
            };
            return { name, height: 100 * pixel, ink };
          }),
        );
      const names = await written();
      // Not all fit; one's own come before those of others.
      expect(names.length).toBeGreaterThan(12);
      expect(mine.filter((name) => names.some((text) => text.name === name)).length).toBeGreaterThan(mine.length / 2);
      for (const { name, height } of names) expect(height, name).toBeGreaterThan(9);
      for (const [index, one] of names.entries()) {
        for (const other of names.slice(index + 1)) {
          const across = Math.min(one.ink.right, other.ink.right) - Math.max(one.ink.left, other.ink.left);
          const down = Math.min(one.ink.bottom, other.ink.bottom) - Math.max(one.ink.top, other.ink.top);
          expect(Math.min(across, down), `${one.name} on ${other.name}`).toBeLessThan(1);
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
