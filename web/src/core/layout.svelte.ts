// How much room there is. A phone shows one thing beside the board; a keyboard on its screen must not turn it on its
// side, so narrow is narrow however low it is.

export type Room = "wide" | "portrait" | "landscape";

const narrow = matchMedia("(max-width: 40rem), ((max-width: 56rem) and (orientation: portrait))");
const low = matchMedia("(max-height: 32rem)");

const read = (): Room => (narrow.matches ? "portrait" : low.matches ? "landscape" : "wide");

class Layout {
  room = $state<Room>(read());

  constructor() {
    const change = () => (this.room = read());
    narrow.addEventListener("change", change);
    low.addEventListener("change", change);
  }

  get phone(): boolean {
    return this.room !== "wide";
  }
}

export const layout = new Layout();
