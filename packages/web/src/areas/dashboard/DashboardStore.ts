import type { api, CallOutput } from '@listwright/application/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { WebClient } from '../../api/WebClient';
import type { ProductRow } from '../../ui/product/Product';
import { Task } from '../../state/Task';

export type RecentListing = CallOutput<typeof api.listings.list>['listings'][number];
export type NextAction = CallOutput<typeof api.analytics.nextActions>['actions'][number];
export type UsageDay = CallOutput<typeof api.billing.usageHistory>['history'][number];

const SHOWN = 5;
const DAYS = 30;
/** The sample is offered while it is among so many products that changed last. */
const LOOKED_THROUGH = 20;

/** Recent listings, next actions and the daily usage, each from its own call. */
export class DashboardStore {
  recent: readonly RecentListing[] | null = null;
  actions: readonly NextAction[] | null = null;
  history: readonly UsageDay[] = [];
  /** The product that came with the account, while it is there. */
  sample: ProductRow | null = null;
  readonly loadRecent: Task<[], void>;
  readonly loadActions: Task<[], void>;
  readonly loadHistory: Task<[], void>;

  constructor(client: Pick<WebClient, 'listings' | 'analytics' | 'billing' | 'products'>) {
    this.loadRecent = new Task(async () => {
      const { listings } = await client.listings.list({ query: { limit: SHOWN } });
      runInAction(() => {
        this.recent = listings;
      });
      // The rows are complete without it.
      const { products } = await client.products
        .list({ query: { limit: LOOKED_THROUGH } })
        .catch(() => ({ products: [] }));
      runInAction(() => {
        this.sample = products.find(({ is_sample: isSample }) => isSample) ?? null;
      });
    });
    this.loadActions = new Task(async () => {
      const { actions } = await client.analytics.nextActions();
      runInAction(() => {
        this.actions = actions;
      });
    });
    this.loadHistory = new Task(async () => {
      const { history } = await client.billing.usageHistory({ query: { days: DAYS } });
      runInAction(() => {
        this.history = history;
      });
    });
    makeAutoObservable(this, { loadRecent: false, loadActions: false, loadHistory: false }, { autoBind: true });
  }

  load(): void {
    void this.loadRecent.run();
    void this.loadActions.run();
    void this.loadHistory.run();
  }

  /** Units of one quota by day, oldest first; days without usage are 0. */
  series(quota: 'listings_generated' | 'images_processed' | 'api_calls', now = new Date()): readonly number[] {
    const byDay = new Map(this.history.map((day) => [day.date, day[quota]]));
    return Array.from({ length: DAYS }, (_, at) => {
      const day = new Date(now);
      day.setUTCDate(day.getUTCDate() - (DAYS - 1 - at));
      return byDay.get(day.toISOString().slice(0, 10)) ?? 0;
    });
  }
}
