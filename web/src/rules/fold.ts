// Letters as somebody types them in a hurry: without accents, all small.

/** Letters that no accent is taken from, though nobody misses theirs. */
const plain: Record<string, string> = { ł: "l", ß: "ss", ø: "o", æ: "ae", "’": "'" };

const fold = (letter: string): string => {
  const small = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain[small] ?? small;
};

export const folded = (text: string): string => Array.from(text, fold).join("");

export interface Piece {
  text: string;
  isHit: boolean;
}

/** The text in pieces, those marked in which one of the words is found. Words are folded already. */
export function marked(text: string, words: string[]): Piece[] {
  const letters = Array.from(text);
  const at: number[] = [];
  let whole = "";
  letters.forEach((letter, index) => {
    for (const one of fold(letter)) {
      whole += one;
      at.push(index);
    }
  });
  const isHit = letters.map(() => false);
  for (const word of words) {
    for (let from = whole.indexOf(word); word && from >= 0; from = whole.indexOf(word, from + word.length)) {
      for (let index = from; index < from + word.length; index++) isHit[at[index] ?? 0] = true;
    }
  }
  const pieces: Piece[] = [];
  letters.forEach((letter, index) => {
    const last = pieces.at(-1);
    if (last && last.isHit === isHit[index]) last.text += letter;
    else pieces.push({ text: letter, isHit: isHit[index] ?? false });
  });
  return pieces;
}

/** What stands around the first hit, as long as a line or two. */
export function snippet(text: string, words: string[], length = 150): Piece[] {
  const whole = folded(text);
  const first = words.map((word) => whole.indexOf(word)).filter((at) => at >= 0);
  const hit = first.length > 0 ? Math.min(...first) : 0;
  const from = hit < length / 2 ? 0 : text.indexOf(" ", hit - length / 3) + 1;
  const end = text.length - from <= length ? text.length : text.lastIndexOf(" ", from + length);
  const cut = text.slice(from, end > from ? end : from + length);
  return marked(`${from > 0 ? "… " : ""}${cut}${end < text.length ? " …" : ""}`, words);
}
