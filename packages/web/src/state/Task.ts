import { makeAutoObservable, runInAction } from 'mobx';

export type TaskStatus = 'idle' | 'running' | 'failed' | 'done';

/** One asynchronous act and where it stands. A later run wins over an earlier one that is still under way. */
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

  /** Runs the act. Resolves to its result, or to undefined where it failed or was overtaken; `error` then says why. */
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
