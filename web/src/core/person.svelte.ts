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
    await this.take(await http.get<Me>("/api/me"));
  }

  /** Makes sure that there is somebody: a guest, where nobody has a name yet. */
  async arrive(name?: string): Promise<void> {
    if (this.id) return;
    this.me = await http.post<Me>("/api/guest", { name: name?.trim() || words.say("page-guest-name") });
  }

  /** This is who they are; what they speak is kept with their name, wherever they come from. */
  async take(me: Me): Promise<void> {
    this.me = me;
    if (me.language && me.language !== words.code) await words.change(me.language);
  }
}

export const person = new Person();
