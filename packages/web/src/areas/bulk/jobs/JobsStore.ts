import type { api, CallOutput } from '@listwright/application/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { WebClient } from '../../../api/WebClient';
import { poll } from '../poll';

export type Job = CallOutput<typeof api.bulk.list>['batches'][number];

const BUSY_MS = 4000;
const IDLE_MS = 60_000;
const SHOWN = 20;

/** The unfinished bulk jobs, for the header and the page of jobs: polled slowly, and reloaded when one starts. */
export class JobsStore {
  open: readonly Job[] = [];
  /** The total, if more are open than are listed. */
  total = 0;
  private watchers = 0;
  private stop: (() => void) | null = null;

  constructor(private readonly client: Pick<WebClient, 'bulk'>) {
    makeAutoObservable<this, 'client' | 'watchers' | 'stop'>(
      this,
      { client: false, watchers: false, stop: false },
      { autoBind: true },
    );
  }

  /** Polls until the returned function is called. */
  watch(): () => void {
    this.watchers += 1;
    this.restart();
    return () => {
      this.watchers -= 1;
      if (this.watchers === 0) this.stop?.();
    };
  }

  /** Reloads now: a job has started, finished or was cancelled. */
  restart(): void {
    this.stop?.();
    if (this.watchers > 0) this.stop = poll(this.read);
  }

  async cancel(id: string): Promise<void> {
    await this.client.bulk.cancel({ params: { id } });
    this.restart();
  }

  /** Forgets the jobs of an account, and reads those of the one that is logged in now, if there is one. */
  clear(isLoggedIn: boolean): void {
    this.open = [];
    this.total = 0;
    if (isLoggedIn) this.restart();
    else this.stop?.();
  }

  private async read(): Promise<number> {
    try {
      const { batches, total } = await this.client.bulk.list({ query: { open: 'true', limit: SHOWN } });
      runInAction(() => {
        this.open = batches;
        this.total = total;
      });
    } catch {
      // The last known list stays; the next poll retries.
    }
    return this.open.length > 0 ? BUSY_MS : IDLE_MS;
  }
}
