// Links inside the text of the books: a plain click goes there without loading anything.

import type { Attachment } from "svelte/attachments";

export type Go = (place: string) => void;

export const links =
  (go: Go): Attachment =>
  (node) => {
    const click = (event: Event): void => {
      const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event as MouseEvent;
      if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      const link = target instanceof Element ? target.closest("a") : null;
      const href = link?.getAttribute("href");
      if (!href?.startsWith("/rules") || link?.target) return;
      event.preventDefault();
      go(href.replace(/^\/rules\/?/, ""));
    };
    node.addEventListener("click", click);
    return () => node.removeEventListener("click", click);
  };

/** Brings a section before the reader's eyes, and the keyboard to it. */
export function show(root: Element | undefined, anchor: string, isFocused: boolean): void {
  const section = anchor ? root?.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`) : null;
  section?.scrollIntoView({ block: "start" });
  if (!isFocused) return;
  const heading = (section ?? root)?.querySelector<HTMLElement>("[tabindex='-1']");
  heading?.focus({ preventScroll: true });
}
