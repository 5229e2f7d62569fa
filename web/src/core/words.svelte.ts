// Everything that the page says, from the Fluent files that the server and the terminal read too.

import { negotiateLanguages } from "@fluent/langneg";

import { loadFonts } from "./fonts";
import { type Args, Voice } from "./voice";

const files = import.meta.glob<string>("../../../locales/*/{page*,*-names,*-cards,bots,table}.ftl", {
  query: "?raw",
  import: "default",
});
const known = [...new Set(Object.keys(files).map((path) => path.split("/").at(-2) as string))];
const kept = "tenka-language";
/** Where tests ask for words that are longer than those of any language. */
const pseudo = "tenka-pseudo";
/** Topics that not everybody reads: files such as `page-guide*` come when they are asked for. */
export type Topic = "admin" | "guide" | "privacy" | "puzzles";
const topics: Topic[] = ["admin", "guide", "privacy", "puzzles"];

/** As a name stands alone on a button. */
const capital = (name: string, code: string): string => name.charAt(0).toLocaleUpperCase(code) + name.slice(1);

/** The languages that the page speaks, by code, as their speakers call them. */
export const languages = known.map((code) => ({
  code,
  name: capital(new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code, code),
}));

/** How many sentences are remembered. */
const remembered = 4000;

/** What tells a sentence from others, where all that is filled in is plain. */
function keyOf(id: string, args: Args): string | null {
  let key = id;
  for (const name in args) {
    const value = args[name];
    if (typeof value !== "string" && typeof value !== "number") return null;
    key += `\u0000${name}\u0000${typeof value}${value}`;
  }
  return key;
}

class Words {
  code = $state("en");
  #voices = $state.raw<Voice[]>([]);
  #wanted = new Set<Topic>();
  #finish = (text: string): string => text;
  /** What was said lately, by what was asked for. */
  readonly #said = new Map<string, string>();

  /** Reads the language that was chosen, or the one that the browser asks for. */
  async open(): Promise<void> {
    const wanted = [localStorage.getItem(kept) ?? [], navigator.languages].flat();
    await this.#read(negotiateLanguages(wanted, known, { defaultLocale: "en", strategy: "lookup" })[0] ?? "en");
  }

  /** Speaks another language from now on. */
  async change(code: string): Promise<void> {
    localStorage.setItem(kept, code);
    await this.#read(code);
  }

  /** Reads what is said about a topic too, from now on in every language. */
  async about(topic: Topic): Promise<void> {
    if (this.#wanted.has(topic)) return;
    this.#wanted.add(topic);
    await this.#read(this.code);
  }

  async #read(code: string): Promise<void> {
    const { lengthen, bracket } = localStorage.getItem(pseudo) ? await import("./pseudo") : {};
    if (bracket) this.#finish = bracket;
    const codes = [...new Set([code, "en"])];
    // Nothing is drawn before its letters are there: what is measured then stays as it is.
    const [voices] = await Promise.all([
      Promise.all(codes.map(async (code) => new Voice(code, await read(code, this.#wanted), lengthen))),
      loadFonts(code),
    ]);
    this.#voices = voices;
    this.#said.clear();
    this.code = code;
    document.documentElement.lang = code;
  }

  /** Whether there is such a message. */
  has(id: string): boolean {
    return this.#voices.some((voice) => voice.has(id));
  }

  /** The language as it is spoken where the reader is: dates and hours are written otherwise in other places. */
  get local(): string {
    return navigator.languages.find((tag) => tag.split("-")[0] === this.code) ?? this.code;
  }

  /** A message. One that is missing is shown by its name, so that it is noticed. */
  say(id: string, args: Args = {}): string {
    const voices = this.#voices;
    // Most of what a board says was said a moment ago.
    const key = keyOf(id, args);
    const known = key === null ? undefined : this.#said.get(key);
    if (known !== undefined) return known;
    const said = this.#ask(voices, id, args);
    if (key !== null) {
      if (this.#said.size >= remembered) this.#said.clear();
      this.#said.set(key, said);
    }
    return said;
  }

  #ask(voices: Voice[], id: string, args: Args): string {
    for (const voice of voices) {
      const said = voice.say(id, args);
      if (said !== null) return this.#finish(said);
    }
    return id;
  }
}

/** The files of a language, without those about topics that nobody asked for. */
function read(code: string, wanted: Set<Topic>): Promise<string[]> {
  const isLater = (path: string): boolean =>
    topics.some((topic) => path.includes(`/page-${topic}`) && !wanted.has(topic));
  const mine = Object.entries(files).filter(([path]) => path.includes(`/locales/${code}/`) && !isLater(path));
  return Promise.all(mine.map(([, read]) => read()));
}

export const words = new Words();

/** Short, for templates. */
export const say = (id: string, args?: Args): string => words.say(id, args);
