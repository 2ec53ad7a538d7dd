import type { api, CallOutput } from '@listwright/application/contract';
import type { ShareDays } from '@listwright/domain/products';
import { makeAutoObservable, runInAction } from 'mobx';
import type { WebClient } from '../../../api/WebClient';
import { Collection } from '../../../state/Collection';
import { Task } from '../../../state/Task';
import type { PageProduct } from '../page/ReadPage';

export type PageShare = CallOutput<typeof api.products.pageShares>['shares'][number];

/** A page that was read. */
export interface ReadProduct {
  readonly product: PageProduct;
  /** ISO date and time. */
  readonly readAt: string;
}

/** The links to shared analyses of the account. The address of a new one is held only while its dialog is open. */
export class ShareStore {
  readonly rows = new Collection<PageShare>();
  url: string | null = null;
  readonly load: Task<[], void>;
  readonly create: Task<[ShareDays], void>;
  readonly revoke: Task<[PageShare], void>;

  constructor(client: Pick<WebClient, 'products'>, read: ReadProduct) {
    this.load = new Task(async () => {
      const { shares } = await client.products.pageShares();
      runInAction(() => this.rows.replaceAll(shares));
    });
    this.create = new Task(async (days) => {
      const body = { product: read.product, read_at: read.readAt, expires_in_days: days };
      const { share, url } = await client.products.sharePage({ body });
      runInAction(() => {
        this.rows.prepend(share);
        this.url = url;
      });
    });
    this.revoke = new Task(async ({ id }) => {
      await client.products.revokePageShare({ params: { id } });
      runInAction(() => this.rows.remove(id));
    });
    makeAutoObservable(this, { rows: false, load: false, create: false, revoke: false }, { autoBind: true });
  }

  forgetUrl(): void {
    this.url = null;
    this.create.reset();
  }
}
