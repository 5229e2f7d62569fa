// Who plays here.

import { answerOf, api, type Schemas } from "./http";
import { words } from "./words.svelte";

type Me = Schemas["Me"];

/** What was chosen here and is not kept with the name yet: it outlives a page that is left at once, and a server that is gone. */
const unkept = "tenka-language-unkept";

class Person {
  me = $state.raw<Me | null>(null);
  #keeping: Promise<unknown> = Promise.resolve();

  get id(): string | null {
    return this.me?.person ?? null;
  }

  get name(): string {
    return this.me?.name ?? "";
  }

  async open(): Promise<void> {
    await this.take(await answerOf(api.GET("/api/me")));
  }

  /** Makes sure that there is somebody: a guest, where nobody has a name yet. */
  async arrive(name?: string): Promise<void> {
    if (this.id) return;
    this.me = await answerOf(api.POST("/api/guest", { body: { name: name?.trim() || words.say("page-guest-name") } }));
  }

  /** This is who they are; what they speak is kept with their name, wherever they come from. */
  async take(me: Me): Promise<void> {
    this.me = me;
    if (this.#unkept) this.#keep();
    else if (me.language && me.language !== words.code) await words.change(me.language);
  }

  /** Everything is said in another language from now on; to somebody with a name, on every device of theirs. */
  async speak(code: string): Promise<void> {
    if (this.id) {
      localStorage.setItem(unkept, `${this.id} ${code}`);
      this.#keep();
    }
    await words.change(code);
  }

  get #unkept(): string | undefined {
    const [id, code] = localStorage.getItem(unkept)?.split(" ") ?? [];
    return id === this.id ? code : undefined;
  }

  /** One after the other, so that the last choice is the one that is kept. */
  #keep(): void {
    this.#keeping = this.#keeping.then(async () => {
      const language = this.#unkept;
      if (!language) return;
      await answerOf(api.POST("/api/me/language", { body: { language } })).then(
        () => this.#unkept === language && localStorage.removeItem(unkept),
        () => undefined,
      );
    });
  }
}

export const person = new Person();
