// SHA-256 of a text. Browsers offer it only over TLS or on one's own machine, and in a club's own network the page may
// well come over plain HTTP.

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The digest of a text in UTF-8, as 64 lower-case hexadecimal digits. */
export async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle;
  return subtle ? hex(new Uint8Array(await subtle.digest("SHA-256", bytes))) : hex(plainSha256(bytes));
}

/** Random bytes as 64 hexadecimal digits. */
export const randomDigits = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

/** The first 32 bits of the fractional part of a root of each of the first primes, as FIPS 180-4 defines the constants. */
function constants(count: number, power: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor++) isPrime &&= candidate % divisor !== 0;
    if (isPrime) found.push((candidate ** power % 1) * 2 ** 32);
  }
  return found.map((part) => part | 0);
}

const rounds = constants(64, 1 / 3);
const initial = constants(8, 1 / 2);

/** SHA-256 without the browser's help. */
export function plainSha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array((((message.length + 8) >> 6) + 1) << 6);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(padded.length - 4, message.length << 3);
  const state = [...initial];
  const words = new Int32Array(64);
  const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
  for (let start = 0; start < padded.length; start += 64) {
    for (let index = 0; index < 64; index++) {
      if (index < 16) {
        words[index] = view.getInt32(start + index * 4);
        continue;
      }
      const [early, late] = [words[index - 15] ?? 0, words[index - 2] ?? 0];
      const one = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
      const two = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
      words[index] = ((words[index - 16] ?? 0) + one + (words[index - 7] ?? 0) + two) | 0;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let index = 0; index < 64; index++) {
      const choice = (e & f) ^ (~e & g);
      const first = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (rounds[index] ?? 0) + (words[index] ?? 0);
      const majority = (a & b) ^ (a & c) ^ (b & c);
      const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = ((state[index] ?? 0) + word) | 0));
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => digest.setInt32(index * 4, word));
  return new Uint8Array(digest.buffer);
}
