// What a card of the guide points at: which element, and where on the screen it is. The card is placed by it and the ring
// is drawn around it, so that both always mean the same thing.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The part of a phone's screen in which a target lies. */
export type Region = "sheet" | "tabs" | "elsewhere";

export interface Target {
  box: Box;
  region: Region;
}

/** How far the ring stays off its target, in pixels. */
const margin = 3;
/** What is narrower than this is scrolled away as good as whole. */
const least = 12;

/** What of an element can be seen, as far as its frame shows it. */
function visibleBox(element: Element): Box | null {
  const whole = element.getBoundingClientRect();
  const frame = element.parentElement?.closest("[data-frame]")?.getBoundingClientRect();
  const seen = {
    left: Math.max(whole.left - margin, frame?.left ?? 0),
    top: Math.max(whole.top - margin, frame?.top ?? 0),
    right: Math.min(whole.right + margin, frame?.right ?? innerWidth),
    bottom: Math.min(whole.bottom + margin, frame?.bottom ?? innerHeight),
  };
  const isSeen = whole.width >= 1 && seen.right - seen.left >= least && seen.bottom - seen.top >= least;
  return isSeen ? seen : null;
}

/** Whether something other than the card lies on an element. The card does not count: it makes way for its target. */
function isCovered(element: Element, { left, right, top, bottom }: Box): boolean {
  const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
  const cover = stack.find((one) => !one.closest("[data-guide-card]"))?.closest("[data-covers]");
  return cover != null && !cover.contains(element);
}

function regionOf(element: Element): Region {
  if (element.closest("#sheet")) return "sheet";
  return element.closest("[data-tabs]") ? "tabs" : "elsewhere";
}

/** The first of some marks (`data-teach`) that can be seen. What lies in another part of the screen is behind its tab. */
export function findTarget(marks: readonly string[]): Target | null {
  for (const mark of marks.flatMap((mark) => [mark, `tab-${mark}`])) {
    for (const element of document.querySelectorAll(`[data-teach~="${mark}"]`)) {
      const box = visibleBox(element);
      if (box && !isCovered(element, box)) return { box, region: regionOf(element) };
    }
  }
  return null;
}

const near = (one: number, other: number): boolean => Math.abs(one - other) < 0.5;

/** Whether two targets are the same to the eye. */
export function isSame(one: Target | null, other: Target | null): boolean {
  if (!one || !other) return one === other;
  const [a, b] = [one.box, other.box];
  return (
    one.region === other.region &&
    near(a.left, b.left) &&
    near(a.top, b.top) &&
    near(a.right, b.right) &&
    near(a.bottom, b.bottom)
  );
}
