import type { api, CallOutput } from '@listwright/application/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { WebClient } from '../../../api/WebClient';
import { poll } from '../poll';

export type Job = CallOutput<typeof api.bulk.list>['batches'][number];

const BUSY_MS = 4000;
const IDLE_MS = 60_000;
const SHOWN = 20;

/** The bulk jobs that have not ended, for the header and the page of jobs: asked for slowly, and whenever one begins. */
export class JobsStore {
  open: readonly Job[] = [];
  /** Of all, where more are open than are listed. */
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

  /** Keeps the list fresh until what it returns is called. */
  watch(): () => void {
    this.watchers += 1;
    this.restart();
    return () => {
      this.watchers -= 1;
      if (this.watchers === 0) this.stop?.();
    };
  }

  /** Asks now: a job has begun, ended or was cancelled. */
  restart(): void {
    this.stop?.();
    if (this.watchers > 0) this.stop = poll(this.read);
  }

  async cancel(id: string): Promise<void> {
    await this.client.bulk.cancel({ params: { id } });
    this.restart();
  }

  clear(): void {
    this.open = [];
    this.total = 0;
    this.restart();
  }

  private async read(): Promise<number> {
    try {
      const { batches, total } = await this.client.bulk.list({ query: { open: 'true', limit: SHOWN } });
      runInAction(() => {
        this.open = batches;
        this.total = total;
      });
    } catch {
      // What was known stays; the next round asks again.
    }
    return this.open.length > 0 ? BUSY_MS : IDLE_MS;
  }
}
