// English as no language has it: longer by two fifths and with signs above and below the line, to see what does not fit.

const vowels: Record<string, string> = {
  a: "ä",
  e: "ë",
  i: "ï",
  o: "ö",
  u: "ü",
  A: "Å",
  E: "Ë",
  I: "Ï",
  O: "Ö",
  U: "Ü",
};

/** A text with longer words. */
export function lengthen(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    let more = Math.round(word.length * 0.4);
    return word.replace(/[aeiouAEIOU]/g, (letter) => {
      const sign = vowels[letter] ?? letter;
      if (more <= 0) return sign;
      more--;
      return sign + sign.toLowerCase();
    });
  });
}

/** A message as a whole: what lacks an end was cut, what lacks both is no message. */
export const bracket = (text: string): string => `[${text.replace(/[[\]]/g, "")}]`;
