// Who plays here.

import { http, type Schemas } from "./http";
import { words } from "./words.svelte";

type Me = Schemas["Me"];

class Person {
  me = $state.raw<Me | null>(null);

  get id(): string | null {
    return this.me?.person ?? null;
  }

  get name(): string {
    return this.me?.name ?? "";
  }

  async open(): Promise<void> {
    this.me = await http.get<Me>("/api/me");
    if (this.me.language && this.me.language !== words.code) await words.change(this.me.language);
  }

  /** Makes sure that there is somebody: a guest, where nobody has a name yet. */
  async arrive(name?: string): Promise<void> {
    if (this.id) return;
    this.me = await http.post<Me>("/api/guest", { name: name?.trim() || words.say("page-guest-name") });
  }

  take(me: Me): void {
    this.me = me;
  }
}

export const person = new Person();
