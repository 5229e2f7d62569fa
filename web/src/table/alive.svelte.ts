// What tells somebody who looks elsewhere that the table waits for them: title, icon, sound, notice.

import type { LiveTable } from "../core/live.svelte";
import { settings } from "../core/settings.svelte";
import { chime, taiko } from "../core/sound";
import { say } from "../core/words.svelte";

/** How long a turn lasts before the icon says so, in milliseconds: one that is over at once is nobody's to see. */
const iconAfter = 200;

export const canNotify = "Notification" in globalThis;

/** Asks the browser to let notices through; says whether it does. */
export async function allowNotices(): Promise<boolean> {
  return canNotify && (await Notification.requestPermission()) === "granted";
}

function notify(live: LiveTable): void {
  if (!canNotify || !settings.get("notices") || !document.hidden || Notification.permission !== "granted") return;
  const notice = new Notification(say("page-alert-turn"), {
    body: live.info?.setup.name || say(`page-${live.info?.setup.game ?? "table"}`),
    icon: "/icon.svg",
    tag: live.id,
  });
  notice.onclick = () => {
    focus();
    notice.close();
  };
}

/** To be called while a component comes to be; ends with it. */
export function stayAlive(live: LiveTable): void {
  let turns = live.turns;
  let heard = live.log.length;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');

  // A browser that is told the same icon again fetches and paints it again: it is told when the icon is another one, and
  // not within the frame that shows the answer.
  const name = $derived(live.info?.setup.name || say(`page-${live.info?.setup.game ?? "table"}`));
  const isMine = $derived(live.mine);
  $effect(() => {
    document.title = isMine ? say("page-title-turn", { name }) : say("page-title-table", { name });
    const href = isMine ? "/icon-turn.svg" : "/icon.svg";
    const timer = setTimeout(() => icon?.setAttribute("href", href), iconAfter);
    return () => clearTimeout(timer);
  });
  $effect(() => {
    if (live.turns > turns) {
      if (settings.get("sound")) chime();
      notify(live);
    } else if (live.fresh.length > 0 && live.log.length > heard && settings.get("sound")) taiko();
    turns = live.turns;
    heard = live.log.length;
  });
  $effect(() => () => {
    document.title = "Tenka";
    icon?.setAttribute("href", "/icon.svg");
    delete document.documentElement.dataset["season"];
  });
}
