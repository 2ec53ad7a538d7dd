import { makeAutoObservable, runInAction } from 'mobx';

export type TaskStatus = 'idle' | 'running' | 'failed' | 'done';

/** One asynchronous action and its status. A later run supersedes an earlier one that is still running. */
export class Task<Input extends unknown[], Output> {
  status: TaskStatus = 'idle';
  error: unknown = null;
  startedAt = 0;
  private runs = 0;

  constructor(private readonly act: (...input: Input) => Promise<Output>) {
    makeAutoObservable<this, 'act' | 'runs'>(this, { act: false, runs: false }, { autoBind: true });
  }

  get isRunning(): boolean {
    return this.status === 'running';
  }

  /** Runs the action. Resolves to its result, or to undefined if it failed (see `error`) or was superseded. */
  async run(...input: Input): Promise<Output | undefined> {
    const mine = ++this.runs;
    this.status = 'running';
    this.error = null;
    this.startedAt = Date.now();
    try {
      const output = await this.act(...input);
      return runInAction(() => {
        if (mine !== this.runs) return undefined;
        this.status = 'done';
        return output;
      });
    } catch (error) {
      runInAction(() => {
        if (mine !== this.runs) return;
        this.status = 'failed';
        this.error = error;
      });
      return undefined;
    }
  }

  reset(): void {
    this.runs += 1;
    this.status = 'idle';
    this.error = null;
  }
}
