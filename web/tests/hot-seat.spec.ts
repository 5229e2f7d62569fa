// Three clans, one screen: whoever plays them all goes from seat to seat, and sees with the eyes of one at a time.

import { Player } from "./play";
import { expect, test } from "./support";
import { nameOf, say } from "./words";

test("one person plays several seats on one screen", async ({ home, served }) => {
  const post = async (path: string, data: unknown): Promise<{ table: string }> => {
    const answer = await home.request.post(served.url + path, { data });
    expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true);
    return (await answer.json()) as { table: string };
  };
  await post("/api/guest", { name: "Mio" });
  const { table } = await post("/api/tables", { game: "rising-sun", seats: 3 });
  await home.goto(`${served.url}/table/${table}`);
  await home
    .getByRole("button", { name: say("page-sit-here") })
    .first()
    .click();
  for (let seat = 1; seat < 3; seat++)
    await home
      .getByRole("button", { name: say("page-sit-too") })
      .first()
      .click();
  const player = new Player(home);
  await home.reload();
  await home.getByRole("button", { name: say("page-begin"), exact: true }).click();
  await player.until("the table", () => player.moment !== null);
  await expect(player.act).toBeVisible();

  // Each finishes the tea: the line above the board leads from one seat to the other.
  const seats = home.getByRole("region", { name: say("page-your-seats") });
  for (const { name } of player.info?.seats ?? []) {
    const clan = name ?? "";
    await seats.getByRole("button", { name: nameOf(clan) }).click();
    await player.until(`the eyes of ${clan}`, () => player.viewer === clan && player.game["viewer"] === clan);
    const ready = player.moment?.legal.find(({ action }) => action === "ready");
    if (!ready) throw new Error(`${clan} cannot finish`);
    await player.click(ready, home.getByRole("button", { name: say("page-rs-finish-tea") }));
  }
  await player.until("mandates", () => player.game["phase"] === "political");
});
