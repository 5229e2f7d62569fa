// Looking closer at the map: the wheel, two fingers, a drag, or buttons.

const most = 6;

/** A part of the map, in its own units. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export class Zoom {
  /** How many times larger than the whole, and the middle of what is seen. */
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** Whether the pointer has moved so far that its end is no click. */
  moved = false;
  #pointers = new Map<number, [number, number]>();
  #span = 0;

  /** To be given what is the whole: where something happens in this game. */
  constructor(readonly frame: Frame) {
    this.whole();
  }

  /** What an SVG is to show. */
  readonly box = $derived.by(() => {
    const [width, height] = [this.frame.width / this.scale, this.frame.height / this.scale];
    return `${this.x - width / 2} ${this.y - height / 2} ${width} ${height}`;
  });

  readonly isWhole = $derived.by(() => this.scale === 1);

  whole(): void {
    const { x, y, width, height } = this.frame;
    this.scale = 1;
    this.#look(x + width / 2, y + height / 2);
  }

  /** Looks closer, or from farther away, at a point that stays where it is. */
  by(factor: number, at: [number, number] = [this.x, this.y]): void {
    const scale = Math.min(most, Math.max(1, this.scale * factor));
    const ratio = this.scale / scale;
    this.scale = scale;
    this.#look(at[0] + (this.x - at[0]) * ratio, at[1] + (this.y - at[1]) * ratio);
  }

  /** Brings a point into the middle. */
  to(x: number, y: number): void {
    this.#look(x, y);
  }

  #look(x: number, y: number): void {
    const { frame } = this;
    const [width, height] = [frame.width / this.scale / 2, frame.height / this.scale / 2];
    this.x = Math.min(frame.x + frame.width - width, Math.max(frame.x + width, x));
    this.y = Math.min(frame.y + frame.height - height, Math.max(frame.y + height, y));
  }

  /** Listens to an element that shows the map. */
  listen = (svg: SVGSVGElement): { destroy: () => void } => {
    const point = (x: number, y: number): [number, number] => {
      const matrix = svg.getScreenCTM()?.inverse();
      const found = matrix ? new DOMPoint(x, y).matrixTransform(matrix) : { x: this.x, y: this.y };
      return [found.x, found.y];
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      this.by(Math.exp(-event.deltaY * 0.0015), point(event.clientX, event.clientY));
    };
    const down = (event: PointerEvent): void => {
      if (this.#pointers.size === 0) this.moved = false;
      this.#pointers.set(event.pointerId, [event.clientX, event.clientY]);
      this.#span = this.#spread();
    };
    const move = (event: PointerEvent): void => {
      const last = this.#pointers.get(event.pointerId);
      if (!last) return;
      const [dx, dy] = [event.clientX - last[0], event.clientY - last[1]];
      if (!this.moved && Math.hypot(dx, dy) < 5) return;
      if (!this.moved) svg.setPointerCapture(event.pointerId);
      this.moved = true;
      this.#pointers.set(event.pointerId, [event.clientX, event.clientY]);
      const pixel = svg.getScreenCTM()?.a ?? 1;
      this.#look(this.x - dx / pixel / this.#pointers.size, this.y - dy / pixel / this.#pointers.size);
      if (this.#pointers.size === 2) {
        const span = this.#spread();
        const [one, other] = [...this.#pointers.values()];
        if (this.#span > 0 && one && other) {
          this.by(span / this.#span, point((one[0] + other[0]) / 2, (one[1] + other[1]) / 2));
        }
        this.#span = span;
      }
    };
    const up = (event: PointerEvent): void => {
      this.#pointers.delete(event.pointerId);
      this.#span = this.#spread();
    };
    // The click that ends a drag is none.
    const click = (event: MouseEvent): void => {
      if (!this.moved) return;
      event.stopPropagation();
      this.moved = false;
    };
    svg.addEventListener("wheel", wheel, { passive: false });
    svg.addEventListener("pointerdown", down);
    svg.addEventListener("pointermove", move);
    svg.addEventListener("pointerup", up);
    svg.addEventListener("pointercancel", up);
    svg.addEventListener("click", click, { capture: true });
    return {
      destroy: () => {
        svg.removeEventListener("wheel", wheel);
        svg.removeEventListener("pointerdown", down);
        svg.removeEventListener("pointermove", move);
        svg.removeEventListener("pointerup", up);
        svg.removeEventListener("pointercancel", up);
        svg.removeEventListener("click", click, { capture: true });
      },
    };
  };

  #spread(): number {
    const [one, other] = [...this.#pointers.values()];
    return one && other ? Math.hypot(one[0] - other[0], one[1] - other[1]) : 0;
  }
}
