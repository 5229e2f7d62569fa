// Cuts the letters that Polish needs out of the fonts: `npm run fonts`. The package has them only together with hundreds of
// others, which would make a first visit in Polish half as long again. What else people write comes from
// the package's own files, if it ever comes up.

import { readFile, writeFile } from "node:fs/promises";

import subset from "subset-font";

const letters = "ĄąĆćĘęŁłŃńŚśŹźŻż";
const faces = [
  ["alegreya-sans", 400],
  ["alegreya-sans", 700],
  ["alegreya", 500],
  ["alegreya", 700],
];

for (const [family, weight] of faces) {
  const from = `../node_modules/@fontsource/${family}/files/${family}-latin-ext-${weight}-normal.woff2`;
  const whole = await readFile(new URL(from, import.meta.url));
  const cut = await subset(whole, letters, { targetFormat: "woff2" });
  await writeFile(new URL(`../src/style/fonts/${family}-polish-${weight}-normal.woff2`, import.meta.url), cut);
}
