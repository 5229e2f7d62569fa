// For everything that does something: while the pointer or the keyboard rests on it, the table looks ahead.

import type { Choice } from "../core/live.svelte";
import type { Desk } from "./desk.svelte";

interface Ahead {
  desk: Desk;
  choice: Choice | null | undefined;
}

export function ahead(node: Element, now: Ahead): { update: (next: Ahead) => void; destroy: () => void } {
  const rest = (): void => void (now.desk.hovered = now.choice ?? null);
  // A button that goes loses the focus while the page is being drawn, and nothing may change then.
  const leave = (): void => {
    const { desk, choice } = now;
    queueMicrotask(() => {
      if (desk.hovered === (choice ?? null)) desk.hovered = null;
    });
  };
  const rests = ["pointerenter", "focus"];
  const leaves = ["pointerleave", "blur"];
  for (const name of rests) node.addEventListener(name, rest);
  for (const name of leaves) node.addEventListener(name, leave);
  return {
    update: (next) => void (now = next),
    destroy: () => {
      for (const name of rests) node.removeEventListener(name, rest);
      for (const name of leaves) node.removeEventListener(name, leave);
      leave();
    },
  };
}
