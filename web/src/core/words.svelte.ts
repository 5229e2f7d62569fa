// Everything that the page says, from the Fluent files that the server and the terminal read too.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";

const files = import.meta.glob<string>("../../../locales/*/{page*,*-names,*-cards,bots,table}.ftl", {
  query: "?raw",
  import: "default",
});
const known = [...new Set(Object.keys(files).map((path) => path.split("/").at(-2) as string))];
const kept = "tenka-language";

/** The languages that the page speaks, by code, as their speakers call them. */
export const languages = known.map((code) => ({
  code,
  name: new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code,
}));

class Words {
  code = $state("en");
  #bundles = $state.raw<FluentBundle[]>([]);

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

  async #read(code: string): Promise<void> {
    const bundles = await Promise.all([...new Set([code, "en"])].map(bundleOf));
    this.#bundles = bundles;
    this.code = code;
    document.documentElement.lang = code;
  }

  /** Whether there is such a message. */
  has(id: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(id));
  }

  /** A message. One that is missing is shown by its name, so that it is noticed. */
  say(id: string, args: Record<string, FluentVariable> = {}): string {
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(id);
      if (message?.value) return bundle.formatPattern(message.value, args);
    }
    return id;
  }
}

async function bundleOf(code: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(code, { useIsolating: false });
  const mine = Object.entries(files).filter(([path]) => path.includes(`/locales/${code}/`));
  for (const text of await Promise.all(mine.map(([, read]) => read()))) {
    bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

export const words = new Words();

/** Short, for templates. */
export const say = (id: string, args?: Record<string, FluentVariable>): string => words.say(id, args);
