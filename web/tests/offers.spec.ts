// What the table would refuse is greyed before anybody tries, and says why.

import { anything, chance, Player, type TableInfo } from "./play";
import { expect, test } from "./support";
import { nameOf, say } from "./words";

test("offers that would be refused are greyed, with their reason", async ({ browser, home, served }) => {
  // Two people and a bot.
  const friend = (await browser.newContext()).request;
  const post = async (who: typeof friend, path: string, data: unknown, invite = ""): Promise<{ table: string }> => {
    const answer = await who.post(served.url + path, { data, headers: { "tenka-invite": invite } });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as { table: string };
  };
  await post(home.request, "/api/guest", { name: "Mio" });
  await post(friend, "/api/guest", { name: "Ren" });
  const { table } = await post(home.request, "/api/tables", { game: "rising-sun", seats: 3 });
  const { invite } = (await (await home.request.get(`${served.url}/api/tables/${table}`)).json()) as TableInfo;
  const order = (who: typeof friend, key: string, command: unknown) =>
    post(who, `/api/tables/${table}/commands`, { idempotency_key: key, command }, invite ?? "");
  await order(home.request, "mio", { sit: { seat: 0, wish: "koi" } });
  await order(friend, "ren", { sit: { seat: 1, wish: "turtle" } });
  await order(home.request, "bot", { add_bot: { seat: 2, bot: "greedy:plain", wish: "lotus" } });
  await order(friend, "ready", { ready: { ready: true } });
  await order(home.request, "start", { start: {} });
  const player = new Player(home);
  await home.goto(`${served.url}/table/${table}`);
  await player.until("the table", () => player.isDue);

  // All that one has is asked for, and then some of it is given away.
  const { players } = player.game as { players: { clan: string; coins: number }[] };
  const coins = players.find(({ clan }) => clan === "koi")?.coins ?? 0;
  const nothing = { coins: 0, ronin: 0 };
  const terms = { alliance: false, give: nothing, ask: { coins, ronin: 0 } };
  await order(friend, "offer", { act: { action: { offer: { to: "koi", terms } } } });
  const panel = home.getByRole("group", { name: say("page-tab-talk") });
  await panel.getByRole("button", { name: say("page-tab-deals") }).click();
  // The bot may have asked for something, too.
  const accept = home
    .getByRole("article")
    .filter({ hasText: say("page-offer-from", { who: nameOf("turtle") }) })
    .getByRole("button", { name: say("page-accept"), exact: true });
  await expect(accept).toHaveAttribute("aria-disabled", "false");
  const gift = { to: "lotus", terms: { give: { coins: 1, ronin: 0 } } };
  await order(home.request, "gift", { act: { action: { gift } } });
  await expect(accept).toHaveAttribute("aria-disabled", "true");
  await expect(accept).toHaveAccessibleDescription(/\p{L}{3,}/u);
  await accept.click({ force: true });
  await expect(home.getByRole("alert")).toContainText(/\p{L}{3,}/u);
  await expect(accept).toBeVisible();

  // Alliances are formed over tea: afterwards the form says so while it is filled in.
  await player.play(anything(chance(4), 1), "hurry", () => player.decisions > 0);
  await order(friend, "tea", { act: { action: "ready" } });
  await player.until("mandates", () => player.game["phase"] === "political");
  await home.getByRole("button", { name: say("page-new-offer") }).click();
  const form = home.getByRole("region", { name: say("page-new-offer") });
  await form.getByRole("checkbox", { name: say("page-offer-alliance") }).check();
  await expect(form.locator("p[role=status]")).toContainText(/\p{L}{3,}/u);
  await expect(form.getByRole("button", { name: say("page-put-offer") })).toBeDisabled();
});
