import type { api, CallOutput } from '@listwright/application/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { WebClient } from '../../api/WebClient';
import { Task } from '../../state/Task';

export type RecentListing = CallOutput<typeof api.listings.list>['listings'][number];

const SHOWN = 5;

/** The last listings. Plan, quotas and totals come from the shared usage store. */
export class DashboardStore {
  recent: readonly RecentListing[] | null = null;
  readonly load: Task<[], void>;

  constructor(client: Pick<WebClient, 'listings'>) {
    this.load = new Task(async () => {
      const { listings } = await client.listings.list({ query: { limit: SHOWN } });
      runInAction(() => {
        this.recent = listings;
      });
    });
    makeAutoObservable(this, { load: false }, { autoBind: true });
  }
}
