// A language as it speaks: its messages, and the forms of its names.

import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";

export type Args = Record<string, FluentVariable>;
type Pattern = NonNullable<Message["value"]>;

export class Voice {
  readonly #bundle: FluentBundle;
  /** What forms are called: cases, and whatever else its sentences ask for. */
  readonly #kinds = new Set<string>();
  /** The forms of each name, by what the thing is called. */
  readonly #forms = new Map<string, Record<string, string>>();
  /** Messages that were there already, and are never said. */
  readonly twice: Error[] = [];

  /** `change` is done to all that is written, but not to what is filled in. */
  constructor(code: string, texts: string[], change?: (text: string) => string) {
    this.#bundle = new FluentBundle(code, { useIsolating: false, ...(change ? { transform: change } : {}) });
    for (const text of texts) this.#add(new FluentResource(text));
  }

  #add(resource: FluentResource): void {
    this.twice.push(...this.#bundle.addResource(resource));
    for (const entry of resource.body) {
      if (entry.value === null || Object.keys(entry.attributes).length === 0) continue;
      const write = (pattern: Pattern): string => this.#bundle.formatPattern(pattern);
      const forms = Object.entries(entry.attributes).map(([kind, pattern]) => [kind, write(pattern)] as const);
      for (const [kind] of forms) this.#kinds.add(kind);
      const plain = write(entry.value);
      this.#forms.set(plain, { ...Object.fromEntries(forms), ...this.#forms.get(plain) });
    }
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message, if there is such a one. */
  say(id: string, args: Args = {}): string | null {
    const message = this.#bundle.getMessage(id);
    return message?.value ? this.#bundle.formatPattern(message.value, this.#withForms(args)) : null;
  }

  /** The arguments, with every form of those that are names: `$province-loc` is what the attribute `.loc` of a name says. */
  #withForms(args: Args): Args {
    if (this.#kinds.size === 0) return args;
    const all = { ...args };
    for (const [name, value] of Object.entries(args)) {
      if (typeof value !== "string") continue;
      for (const kind of this.#kinds) all[`${name}-${kind}`] ??= this.#forms.get(value)?.[kind] ?? value;
    }
    return all;
  }
}
