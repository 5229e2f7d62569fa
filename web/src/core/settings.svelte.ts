// What a reader likes, kept in the browser.

export type Theme = "auto" | "light" | "dark";

interface Kept {
  theme: Theme;
  /** Whether what cannot be taken back is asked for twice. */
  confirm: boolean;
  sound: boolean;
  notices: boolean;
  /** Whether the board is written as a text too. */
  textBoard: boolean;
  /** Whether everything that can be done stands in the list, although the board offers it too. */
  list: boolean;
  /** Whether single keys do something: digits choose, U takes back. */
  keys: boolean;
}

const where = "tenka-settings";
const initial: Kept = {
  theme: "auto",
  confirm: true,
  sound: false,
  notices: false,
  textBoard: false,
  list: false,
  keys: true,
};

function read(): Kept {
  try {
    return { ...initial, ...(JSON.parse(localStorage.getItem(where) ?? "{}") as Partial<Kept>) };
  } catch {
    return initial;
  }
}

class Settings {
  #kept = $state(read());
  #isDark = matchMedia("(prefers-color-scheme: dark)");
  /** Whether the system likes it dark. */
  #system = $state(this.#isDark.matches);
  /** Whether things may move. */
  motion = $state(!matchMedia("(prefers-reduced-motion: reduce)").matches);

  constructor() {
    this.#isDark.addEventListener("change", () => (this.#system = this.#isDark.matches));
  }

  get<Name extends keyof Kept>(name: Name): Kept[Name] {
    return this.#kept[name];
  }

  set<Name extends keyof Kept>(name: Name, value: Kept[Name]): void {
    this.#kept[name] = value;
    localStorage.setItem(where, JSON.stringify(this.#kept));
  }

  get dark(): boolean {
    return this.#kept.theme === "auto" ? this.#system : this.#kept.theme === "dark";
  }
}

export const settings = new Settings();
