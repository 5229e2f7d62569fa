// What a host sees and does; everything is read again after each deed.

import { answerOf, api, type Schemas } from "../../core/http";
import { say } from "../../core/words.svelte";

export const stages = ["", "lobby", "playing", "over", "closed"];

export class Office {
  state = $state.raw<Schemas["HostState"] | null>(null);
  reports = $state.raw<Schemas["ReportEntry"][]>([]);
  people = $state.raw<Schemas["PersonRow"][]>([]);
  tables = $state.raw<Schemas["TableRow"][]>([]);
  /** What is looked for among people and tables. */
  name = $state("");
  word = $state("");
  stage = $state("");
  problem = $state<string | null>(null);
  /** What was done last, as a sentence. */
  done = $state("");
  isBusy = $state(false);

  async read(): Promise<void> {
    await this.#try(async () => {
      const query = { search: this.word, stage: this.stage };
      const [state, reports, people, tables] = await Promise.all([
        answerOf(api.GET("/api/admin/figures")),
        answerOf(api.GET("/api/admin/reports")),
        answerOf(api.GET("/api/admin/people", { params: { query: { search: this.name } } })),
        answerOf(api.GET("/api/admin/tables", { params: { query } })),
      ]);
      this.state = state;
      this.reports = reports.reports;
      this.people = people.people;
      this.tables = tables.tables;
    });
  }

  settle(report: Schemas["ReportEntry"]): Promise<void> {
    return this.#do(
      () =>
        answerOf(api.POST("/api/admin/reports/{report}/settle", { params: { path: { report: report.id } }, body: {} })),
      say("page-admin-settled"),
    );
  }

  close(table: string, name: string): Promise<void> {
    return this.#do(
      () => answerOf(api.POST("/api/admin/tables/{table}/close", { params: { path: { table } }, body: {} })),
      say("page-admin-closed", { name }),
    );
  }

  forget(person: string, name: string): Promise<void> {
    return this.#do(
      () => answerOf(api.DELETE("/api/admin/people/{person}", { params: { path: { person } }, body: {} })),
      say("page-admin-forgotten", { name }),
    );
  }

  async #do(work: () => Promise<unknown>, done: string): Promise<void> {
    this.done = "";
    if (await this.#try(work)) {
      await this.read();
      this.done = done;
    }
  }

  async #try(work: () => Promise<unknown>): Promise<boolean> {
    this.isBusy = true;
    this.problem = null;
    try {
      await work();
    } catch (why) {
      this.problem = (why as Error).message;
    }
    this.isBusy = false;
    return this.problem === null;
  }
}
