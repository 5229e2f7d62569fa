// The rules help at the table: where in the books somebody reads, and how they came there.

class Help {
  #trail = $state.raw<string[]>([]);

  /** The place that is read; nothing while the help is closed. */
  get at(): string | null {
    return this.#trail.at(-1) ?? null;
  }

  get canGoBack(): boolean {
    return this.#trail.length > 1;
  }

  /** Opens the help at a place such as `rising-sun/honor#order`, or goes there from where somebody reads. */
  open(place: string): void {
    if (place !== this.at) this.#trail = [...this.#trail, place];
  }

  back(): void {
    if (this.canGoBack) this.#trail = this.#trail.slice(0, -1);
  }

  close(): void {
    this.#trail = [];
  }
}

export const help = new Help();
