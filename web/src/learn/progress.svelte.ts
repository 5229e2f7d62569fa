// Which puzzles somebody has solved: kept in the browser, for it is nobody else's business.

const where = "tenka-puzzles";

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(where) ?? "[]");
    return Array.isArray(kept) ? kept.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

class Progress {
  #solved = $state.raw(new Set(read()));

  has(name: string): boolean {
    return this.#solved.has(name);
  }

  add(name: string): void {
    if (this.#solved.has(name)) return;
    // Another window may have solved something meanwhile.
    this.#solved = new Set([...read(), ...this.#solved, name]);
    localStorage.setItem(where, JSON.stringify([...this.#solved]));
  }
}

export const progress = new Progress();
