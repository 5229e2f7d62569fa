// A place in the rules: `rising-sun/honor#order`, in an address `/rules/rising-sun/honor#order`.

export interface Place {
  book: string;
  page: string;
  /** The section of the page, or the entry of the catalogue. */
  anchor: string;
}

/** The page that lists the cards of a game. */
export const catalogue = "cards";
/** The page that is printed. */
export const aid = "aid";
/** Reads a place as links and messages write it. */
export function placeOf(text: string): Place {
  const [path = "", anchor = ""] = text.replace(/^\/rules\//, "").split("#");
  const [book = "", page = ""] = path.split("/");
  return { book, page, anchor };
}

export const write = ({ book, page, anchor }: Place): string =>
  [book, page].filter(Boolean).join("/") + (anchor && `#${anchor}`);

export const hrefOf = (place: Place): string => `/rules${place.book && "/"}${write(place)}`;

/** Where an entry of a catalogue is read: `oni_of_hate` of the kind `card` is `card-oni-of-hate`. */
export const entryPlace = (book: string, kind: string, name: string): string =>
  `${book}/${catalogue}#${kind}-${name.replaceAll("_", "-")}`;
