// The fonts that the page ships (`style/fonts.css`), loaded before anything is drawn with them.

/** Every face that screens use from the start. */
const faces = ['400 1rem "Alegreya Sans"', '700 1rem "Alegreya Sans"', '500 1rem "Alegreya"', '700 1rem "Alegreya"'];

/** Letters beyond those that English and German need, by language: they live in files of their own. */
const letters: Readonly<Record<string, string>> = { pl: "ąż" };

/** Loads the fonts of a language. Without them, for want of a network, the page is drawn with the fonts of the system. */
export async function loadFonts(code: string): Promise<void> {
  const text = `A${letters[code] ?? ""}`;
  await Promise.allSettled(faces.map((face) => document.fonts.load(face, text)));
}
