import type { api, CallInput, CallOutput } from '@listwright/application/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { isKind } from '../../../api/isKind';
import type { WebClient } from '../../../api/WebClient';
import { Collection } from '../../../state/Collection';
import { Task } from '../../../state/Task';
import type { UndoStack } from '../../../state/UndoStack';
import { rememberOrder } from '../../../ui/listing/order/rememberOrder';

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
  private total = 0;
  private filter: LibraryFilter = {};
  private cursor: string | null = null;
  readonly load: Task<[LibraryFilter], void>;
  readonly more: Task<[], void>;

  constructor(
    private readonly client: Pick<WebClient, 'listings'>,
    private readonly undo: UndoStack,
  ) {
    this.load = new Task((filter) => this.readFirst(filter));
    this.more = new Task(() => this.readNext());
    makeAutoObservable<this, 'client' | 'undo'>(
      this,
      { client: false, undo: false, rows: false, load: false, more: false },
      { autoBind: true },
    );
  }

  /** The rows in order, without those whose deletion may still be undone. */
  get shown(): readonly ListingRow[] {
    return this.rows.all.filter(({ id }) => !this.undo.hidden.has(id));
  }

  /** How many match, over all pages. */
  get count(): number {
    return this.total - (this.rows.size - this.shown.length);
  }

  get hasMore(): boolean {
    return this.cursor !== null;
  }

  get selection(): readonly ListingRow[] {
    return this.shown.filter(({ id }) => this.selected.has(id));
  }

  select(id: string, isSelected: boolean): void {
    if (isSelected) this.selected.add(id);
    else this.selected.delete(id);
  }

  selectAll(isSelected: boolean): void {
    this.selected.clear();
    if (isSelected) this.shown.forEach(({ id }) => this.selected.add(id));
  }

  async copy(id: string): Promise<string> {
    const { listing } = await this.client.listings.copy({ params: { id } }, { idempotencyKey: crypto.randomUUID() });
    await this.load.run(this.filter);
    return listing.id;
  }

  /** Deletes on the server. One that is gone already is as good as deleted. */
  async remove(ids: readonly string[]): Promise<void> {
    // All at once: a page that goes away sends what has been asked for, and nothing after it.
    const ends = await Promise.allSettled(ids.map((id) => this.removeOne(id)));
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
  }

  private async removeOne(id: string): Promise<void> {
    await this.client.listings.remove({ params: { id } }).catch((error: unknown) => {
      if (!isKind(error, 'not_found')) throw error;
    });
    runInAction(() => {
      if (this.rows.get(id) !== undefined) this.total -= 1;
      this.rows.remove(id);
    });
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
    rememberOrder(this.rows.all.map(({ id }) => id));
  }

  private async readNext(): Promise<void> {
    if (this.cursor === null) return;
    const page = await this.client.listings.list({ query: { ...this.filter, limit: PAGE, cursor: this.cursor } });
    runInAction(() => {
      this.rows.append(page.listings);
      this.total = page.total;
      this.cursor = page.next_cursor;
    });
    rememberOrder(this.rows.all.map(({ id }) => id));
  }
}
