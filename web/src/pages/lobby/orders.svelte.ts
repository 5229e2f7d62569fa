// What is asked for in a lobby, and why it was not done.

import type { Schemas } from "../../core/http";
import type { LiveTable } from "../../core/live.svelte";

export type Command = Schemas["Command"];

export class Orders {
  problem = $state<string | null>(null);
  isBusy = $state(false);

  constructor(readonly live: () => LiveTable) {}

  /** Asks for things one after the other; whether all were done. */
  async ask(...commands: Command[]): Promise<boolean> {
    this.problem = null;
    this.isBusy = true;
    try {
      for (const command of commands) await this.live().request(command);
      return true;
    } catch (why) {
      this.problem = (why as Error).message;
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}
