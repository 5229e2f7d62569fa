// Whether everything that is said has room: nothing is cut off, leaves its box, or lies on something else.

import type { Page } from "@playwright/test";

import { drawn } from "./support";

/** What does not fit on a page as it is drawn next, each in words for whoever mends it. */
export async function misfits(page: Page): Promise<string[]> {
  await drawn(page);
  return page.evaluate(() => {
    /** Letters may lean out of their box by so much, in pixels. */
    const slack = 2;
    /** What is a strip or a wide table in every language, and scrolled by whoever looks. */
    const strips = ".track, .hand, .box";
    const found = new Set<string>();
    /** One of a kind is enough to mend them all. */
    const kinds = new Set<string>();
    const nameOf = (element: Element): string => {
      const classes = [...element.classList].filter((name) => !name.startsWith("svelte-")).map((name) => `.${name}`);
      return element.tagName.toLowerCase() + classes.join("");
    };
    const pathOf = (element: Element): string => {
      const names: string[] = [];
      for (let at: Element | null = element; at && at !== document.body && names.length < 4; at = at.parentElement) {
        names.unshift(nameOf(at));
      }
      return names.join(" ");
    };
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true }) &&
      !element.closest(".unseen, .skip, svg, select, [inert]");
    const hasEdge = (style: CSSStyleDeclaration): boolean =>
      parseFloat(style.borderRightWidth) + parseFloat(style.borderBottomWidth) > 0 ||
      !/^(transparent|rgba\(.*, 0\))$/.test(style.backgroundColor);

    interface Box {
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    /** The part of a box that scrolling leaves to see, after everything around it had its say about what does not fit. */
    function through(element: Element, box: Box, text: string, complain: (what: string) => void): Box | null {
      // What a browser gives as a box has nothing of its own to spread.
      const seen: Box = { left: box.left, right: box.right, top: box.top, bottom: box.bottom };
      let edge = false;
      for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
        const style = getComputedStyle(at);
        const around = at.getBoundingClientRect();
        // What is turned has no upright box to leave.
        const isTurned = style.transform !== "none" || style.rotate !== "none";
        if (style.display === "inline" || style.display === "contents" || isTurned) continue;
        const told = at.closest<HTMLElement>("[title]")?.title.includes(text) ?? false;
        for (const [near, far, overflow, line] of [
          ["left", "right", style.overflowX, around.left + at.clientLeft + at.clientWidth],
          ["top", "bottom", style.overflowY, around.top + at.clientTop + at.clientHeight],
        ] as const) {
          const sticksOut = seen[far] > line + slack || seen[near] < around[near] - slack;
          if (overflow === "hidden" || overflow === "clip") {
            const shortened = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
            if (sticksOut && !(shortened && told)) complain(`is cut off by ${pathOf(at)}`);
            seen[far] = Math.min(seen[far], line);
          } else if (overflow === "auto" || overflow === "scroll") {
            if (near === "left" && at.scrollWidth > at.clientWidth + slack && !at.matches(strips)) {
              found.add(`${pathOf(at)} is scrolled sideways`);
            }
            seen[far] = Math.min(seen[far], line);
            seen[near] = Math.max(seen[near], around[near]);
          } else if (sticksOut && !edge && hasEdge(style)) complain(`leaves ${pathOf(at)}`);
        }
        if (seen.right <= seen.left || seen.bottom <= seen.top) return null;
        edge ||= hasEdge(style);
        if (style.position === "fixed") break;
      }
      return seen;
    }

    interface Thing {
      box: Box;
      element: Element;
      text: string;
    }
    const texts: Thing[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [element, text] = [node.parentElement, node.textContent?.trim() ?? ""];
      if (!element || !text || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      const complain = (what: string): void => {
        const kind = `${pathOf(element)} ${what}`;
        if (!kinds.has(kind)) found.add(`${kind}: “${text.slice(0, 60)}”`);
        kinds.add(kind);
      };
      const seen = through(element, box, text, complain);
      if (!seen) continue;
      if (seen.right > innerWidth + slack || seen.left < -slack) complain("leaves the window");
      for (const line of range.getClientRects()) {
        const part = {
          left: Math.max(line.left, seen.left),
          right: Math.min(line.right, seen.right),
          top: Math.max(line.top, seen.top),
          bottom: Math.min(line.bottom, seen.bottom),
        };
        if (part.right > part.left && part.bottom > part.top) texts.push({ box: part, element, text });
      }
    }

    /** What was taken out of the flow lies above the rest on purpose. */
    function layerOf(element: Element): Element | null {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (["absolute", "fixed", "sticky"].includes(getComputedStyle(at).position)) return at;
      }
      return null;
    }
    const overlap = (one: Box, other: Box, far: number): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > far &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > far;
    function compare(things: Thing[], far: number): void {
      for (const [index, one] of things.entries()) {
        for (const other of things.slice(index + 1)) {
          if (!overlap(one.box, other.box, far)) continue;
          if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
          if (layerOf(one.element) !== layerOf(other.element)) continue;
          const kind = `${pathOf(one.element)} lies on ${pathOf(other.element)}`;
          if (!kinds.has(kind)) found.add(`${kind}: “${one.text.slice(0, 40)}” on “${other.text.slice(0, 40)}”`);
          kinds.add(kind);
        }
      }
    }
    const buttons = [...document.querySelectorAll("button, a[href], input, select, textarea, summary")]
      .filter(isShown)
      .flatMap((element) => {
        const text = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
        const box = through(element, element.getBoundingClientRect(), text, () => undefined);
        return box ? [{ box, element, text }] : [];
      });
    compare([...texts, ...buttons], 4);

    if (document.documentElement.scrollWidth > innerWidth)
      found.add(`the page is ${document.documentElement.scrollWidth} wide`);
    return [...found];
  });
}
