// Dragging by mouse or finger. What is only clicked stays a button.

export interface Drag {
  start: () => void;
  /** Where the pointer is, and what it is over. */
  move: (x: number, y: number, over: Element | null) => void;
  /** What the card was let go over; nothing where the drag was broken off. */
  end: (over: Element | null) => void;
}

/** How far a pointer must go to drag. */
const threshold = 6;

export function draggable(
  node: HTMLElement | SVGElement,
  drag: Drag | null,
): { update: (to: Drag | null) => void; destroy: () => void } {
  // Both hear the same events, but their types have no name in common.
  const element = node as HTMLElement;
  let current = drag;
  let from: { x: number; y: number; id: number } | null = null;
  let isDragging = false;

  const over = (event: PointerEvent): Element | null => document.elementFromPoint(event.clientX, event.clientY);
  const down = (event: PointerEvent): void => {
    isDragging = false;
    if (!current || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    // A quick hand has left the card before it has moved within it.
    element.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent): void => {
    if (!from || event.pointerId !== from.id) return;
    if (!isDragging) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < threshold) return;
      isDragging = true;
      current?.start();
    }
    current?.move(event.clientX, event.clientY, over(event));
  };
  const up = (event: PointerEvent): void => {
    if (isDragging) current?.end(over(event));
    from = null;
  };
  const cancel = (): void => {
    if (isDragging) current?.end(null);
    from = null;
    isDragging = false;
  };
  // The click that ends a drag is none.
  const click = (event: MouseEvent): void => {
    if (!isDragging) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    isDragging = false;
  };
  element.addEventListener("pointerdown", down);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", up);
  element.addEventListener("pointercancel", cancel);
  element.addEventListener("click", click, { capture: true });
  return {
    update: (to) => (current = to),
    destroy: () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", cancel);
      element.removeEventListener("click", click, { capture: true });
    },
  };
}
