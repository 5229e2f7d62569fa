// Everything that the page says, from the Fluent files that the server and the terminal read too.

import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";

const files = import.meta.glob<string>("../../../locales/*/{page*,*-names,*-cards,bots,table}.ftl", {
  query: "?raw",
  import: "default",
});
const known = [...new Set(Object.keys(files).map((path) => path.split("/").at(-2) as string))];
const kept = "tenka-language";
/** Topics that not everybody reads: files such as `page-guide*` come when they are asked for. */
export type Topic = "admin" | "guide" | "puzzles";
const topics: Topic[] = ["admin", "guide", "puzzles"];

/** The languages that the page speaks, by code, as their speakers call them. */
export const languages = known.map((code) => ({
  code,
  name: new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code,
}));

/** The messages of a language, and the forms of its names: cases, and whatever else its sentences ask for. */
interface Voice {
  bundle: FluentBundle;
  kinds: Set<string>;
  forms: Map<string, Record<string, string>>;
}

class Words {
  code = $state("en");
  #voices = $state.raw<Voice[]>([]);
  #wanted = new Set<Topic>();

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
    this.#voices = await Promise.all([...new Set([code, "en"])].map((code) => voiceOf(code, this.#wanted)));
    this.code = code;
    document.documentElement.lang = code;
  }

  /** Whether there is such a message. */
  has(id: string): boolean {
    return this.#voices.some(({ bundle }) => bundle.hasMessage(id));
  }

  /** A message. One that is missing is shown by its name, so that it is noticed. */
  say(id: string, args: Record<string, FluentVariable> = {}): string {
    for (const voice of this.#voices) {
      const message = voice.bundle.getMessage(id);
      if (message?.value) return voice.bundle.formatPattern(message.value, withForms(args, voice));
    }
    return id;
  }
}

/** The arguments, with every form of those that are names: `$province-loc` is what the attribute `.loc` of a name says. */
function withForms(args: Record<string, FluentVariable>, { kinds, forms }: Voice): Record<string, FluentVariable> {
  if (kinds.size === 0) return args;
  const all = { ...args };
  for (const [name, value] of Object.entries(args)) {
    if (typeof value !== "string") continue;
    for (const kind of kinds) all[`${name}-${kind}`] ??= forms.get(value)?.[kind] ?? value;
  }
  return all;
}

async function voiceOf(code: string, wanted: Set<Topic>): Promise<Voice> {
  const voice: Voice = { bundle: new FluentBundle(code, { useIsolating: false }), kinds: new Set(), forms: new Map() };
  const isLater = (path: string): boolean =>
    topics.some((topic) => path.includes(`/page-${topic}`) && !wanted.has(topic));
  const mine = Object.entries(files).filter(([path]) => path.includes(`/locales/${code}/`) && !isLater(path));
  for (const text of await Promise.all(mine.map(([, read]) => read()))) {
    const resource = new FluentResource(text);
    voice.bundle.addResource(resource);
    for (const entry of resource.body) {
      if (entry.value === null || Object.keys(entry.attributes).length === 0) continue;
      const write = (pattern: NonNullable<Message["value"]>): string => voice.bundle.formatPattern(pattern);
      const forms = Object.entries(entry.attributes).map(([kind, pattern]) => [kind, write(pattern)] as const);
      for (const [kind] of forms) voice.kinds.add(kind);
      const plain = write(entry.value);
      voice.forms.set(plain, { ...Object.fromEntries(forms), ...voice.forms.get(plain) });
    }
  }
  return voice;
}

export const words = new Words();

/** Short, for templates. */
export const say = (id: string, args?: Record<string, FluentVariable>): string => words.say(id, args);
