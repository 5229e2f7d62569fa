// The commands of a lobby, and why one was refused.

import type { Schemas } from "../../core/http";
import type { LiveTable } from "../../core/live.svelte";

export type Command = Schemas["Command"];

export class Requests {
  problem = $state<string | null>(null);
  isBusy = $state(false);

  constructor(readonly live: () => LiveTable) {}

  /** Sends commands one after the other; tells whether all were done. */
  async send(...commands: Command[]): Promise<boolean> {
    this.problem = null;
    this.isBusy = true;
    try {
      for (const command of commands) await this.live().request(command);
      return true;
    } catch (error) {
      this.problem = (error as Error).message;
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}
