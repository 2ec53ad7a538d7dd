import type { api, CallInput, CallOutput } from '@listwright/application/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { isKind } from '../../../api/isKind';
import type { WebClient } from '../../../api/WebClient';
import type { UndoStack } from '../../../state/UndoStack';
import { everyPage } from '../../../ui/list/everyPage';
import { PagedList, type ListPage, type PageRequest } from '../../../ui/list/PagedList';
import { pageOf } from '../../../ui/list/pageOf';
import { rememberOrder } from '../../../ui/listing/order/rememberOrder';

export type ListingRow = CallOutput<typeof api.listings.list>['listings'][number];
export type LibraryFilter = Pick<
  NonNullable<CallInput<typeof api.listings.list>['query']>,
  'search' | 'marketplace' | 'quality' | 'sort' | 'order'
>;

const PAGE = 20;

/** The seller's listings, page by page behind a cursor, and the selection. */
export class LibraryStore {
  readonly list: PagedList<LibraryFilter, ListingRow, null>;
  readonly selected = new Set<string>();

  constructor(
    private readonly client: Pick<WebClient, 'listings'>,
    private readonly undo: UndoStack,
  ) {
    this.list = new PagedList((filter: LibraryFilter, page) => this.page(filter, page), PAGE);
    makeAutoObservable<this, 'client' | 'undo'>(this, { client: false, undo: false, list: false }, { autoBind: true });
  }

  /** The rows in order, without those whose deletion can still be undone. */
  get shown(): readonly ListingRow[] {
    return this.list.rows.all.filter(({ id }) => !this.undo.hidden.has(id));
  }

  /** The number of matches over all pages. */
  get count(): number {
    return this.list.total - (this.list.rows.size - this.shown.length);
  }

  /** Every match, for the file. */
  all(filter: LibraryFilter): Promise<readonly ListingRow[]> {
    return everyPage(async (page) => {
      const { listings, next_cursor: nextCursor } = await this.client.listings.list({ query: { ...filter, ...page } });
      return { rows: listings, nextCursor };
    });
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
    await this.list.reload();
    return listing.id;
  }

  /** Deletes on the server. A listing that is already gone counts as deleted. */
  async remove(ids: readonly string[]): Promise<void> {
    // All at once: a page that unloads sends what was started and nothing after it.
    const ends = await Promise.allSettled(ids.map((id) => this.removeOne(id)));
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
  }

  private async removeOne(id: string): Promise<void> {
    await this.client.listings.remove({ params: { id } }).catch((error: unknown) => {
      if (!isKind(error, 'not_found')) throw error;
    });
    runInAction(() => {
      const { rows } = this.list;
      if (rows.get(id) !== undefined) this.list.total -= 1;
      rows.remove(id);
    });
  }

  private async page(filter: LibraryFilter, page: PageRequest): Promise<ListPage<ListingRow, null>> {
    const reply = await this.client.listings.list({ query: { ...filter, ...page } });
    const isFirst = page.cursor === undefined;
    if (isFirst) runInAction(() => this.selected.clear());
    rememberOrder([...(isFirst ? [] : this.list.rows.all), ...reply.listings].map(({ id }) => id));
    return pageOf(reply, reply.listings, null);
  }
}
