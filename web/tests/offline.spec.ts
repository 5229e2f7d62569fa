// The page can be kept like a program, and opens without its server.

import { expect, test } from "./support";
import { say } from "./words";

test("the page is kept, and opens while the server is gone", async ({ home, served }) => {
  const manifest = (await (await home.request.get(`${served.url}/manifest.webmanifest`)).json()) as {
    name: string;
    start_url: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toBe("Tenka");
  for (const { src } of manifest.icons) {
    expect((await home.request.get(new URL(src, served.url).href)).ok(), src).toBe(true);
  }
  await home.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // What was fetched before the worker came is kept by the second visit.
  await home.reload({ waitUntil: "networkidle" });
  expect(await home.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  await served.kill();
  await home.goto(served.url);
  await expect(home.getByRole("heading", { level: 1 })).toBeVisible();
  const play = home.getByRole("button", { name: say("page-play-game", { game: say("page-shogun") }) });
  await expect(play).toBeVisible();
  await served.again();
});
