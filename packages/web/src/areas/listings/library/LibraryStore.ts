import type { api, CallInput, CallOutput } from '@listwright/application/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { WebClient } from '../../../api/WebClient';
import { Collection } from '../../../state/Collection';
import { Task } from '../../../state/Task';

export type ListingRow = CallOutput<typeof api.listings.list>['listings'][number];
export type LibraryFilter = Pick<
  NonNullable<CallInput<typeof api.listings.list>['query']>,
  'search' | 'marketplace' | 'status'
>;

const PAGE = 20;

/** The seller's listings, page by page behind a cursor, and those that are ticked. */
export class LibraryStore {
  readonly rows = new Collection<ListingRow>();
  readonly selected = new Set<string>();
  total = 0;
  private filter: LibraryFilter = {};
  private cursor: string | null = null;
  readonly load: Task<[LibraryFilter], void>;
  readonly more: Task<[], void>;

  constructor(private readonly client: Pick<WebClient, 'listings'>) {
    this.load = new Task((filter) => this.readFirst(filter));
    this.more = new Task(() => this.readNext());
    makeAutoObservable<this, 'client'>(
      this,
      { client: false, rows: false, load: false, more: false },
      { autoBind: true },
    );
  }

  get hasMore(): boolean {
    return this.cursor !== null;
  }

  get selection(): readonly ListingRow[] {
    return this.rows.all.filter(({ id }) => this.selected.has(id));
  }

  select(id: string, isSelected: boolean): void {
    if (isSelected) this.selected.add(id);
    else this.selected.delete(id);
  }

  selectAll(isSelected: boolean): void {
    this.selected.clear();
    if (isSelected) this.rows.all.forEach(({ id }) => this.selected.add(id));
  }

  async copy(id: string): Promise<string> {
    const { listing } = await this.client.listings.copy({ params: { id } }, { idempotencyKey: crypto.randomUUID() });
    await this.load.run(this.filter);
    return listing.id;
  }

  async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      await this.client.listings.remove({ params: { id } });
      runInAction(() => {
        this.rows.remove(id);
        this.selected.delete(id);
        this.total -= 1;
      });
    }
  }

  private async readFirst(filter: LibraryFilter): Promise<void> {
    const page = await this.client.listings.list({ query: { ...filter, limit: PAGE } });
    runInAction(() => {
      this.filter = filter;
      this.rows.replaceAll(page.listings);
      this.selected.clear();
      this.total = page.total;
      this.cursor = page.next_cursor;
    });
  }

  private async readNext(): Promise<void> {
    if (this.cursor === null) return;
    const page = await this.client.listings.list({ query: { ...this.filter, limit: PAGE, cursor: this.cursor } });
    runInAction(() => {
      this.rows.append(page.listings);
      this.total = page.total;
      this.cursor = page.next_cursor;
    });
  }
}
