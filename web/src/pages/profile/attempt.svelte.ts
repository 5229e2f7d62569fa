// Something that is tried: whether it is under way, was done, or why not.

export class Attempt {
  isBusy = $state(false);
  isDone = $state(false);
  problem = $state<string | null>(null);

  async run(work: () => Promise<unknown>): Promise<boolean> {
    this.isBusy = true;
    this.isDone = false;
    this.problem = null;
    try {
      await work();
      this.isDone = true;
    } catch (why) {
      this.problem = (why as Error).message;
    }
    this.isBusy = false;
    return this.isDone;
  }
}
