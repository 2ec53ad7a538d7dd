import type { api, CallOutput } from '@listwright/application/contract';
import type { QuotaKey } from '@listwright/domain/billing';
import { makeAutoObservable, runInAction } from 'mobx';
import type { WebClient } from '../api/WebClient';
import { Task } from './Task';

export type Usage = CallOutput<typeof api.billing.usage>;

/** Plan, quotas and totals. The last response stays if a refresh fails, and `load.status` says so. */
export class UsageStore {
  usage: Usage | null = null;
  readonly load: Task<[], void>;

  constructor(client: WebClient) {
    this.load = new Task(async () => {
      const usage = await client.billing.usage();
      runInAction(() => {
        this.usage = usage;
      });
    });
    makeAutoObservable(this, { load: false }, { autoBind: true });
  }

  quota(key: QuotaKey) {
    return this.usage?.quotas[key] ?? null;
  }

  clear(): void {
    this.usage = null;
    this.load.reset();
  }
}
