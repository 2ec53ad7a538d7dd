import type { PRODUCT_SORTS } from '@listwright/application/contract';
import { makeAutoObservable } from 'mobx';
import type { WebClient } from '../../../api/WebClient';
import type { UndoStack } from '../../../state/UndoStack';
import { everyPage } from '../../../ui/list/everyPage';
import { PagedList } from '../../../ui/list/PagedList';
import { pageOf } from '../../../ui/list/pageOf';
import type { ProductRow } from '../../../ui/product/Product';

interface ProductsFilter {
  readonly search?: string;
  readonly sort?: (typeof PRODUCT_SORTS)[number];
  readonly order?: 'asc' | 'desc';
}

const PAGE = 20;

/** The seller's products, page by page behind a cursor. */
export class ProductsStore {
  readonly list: PagedList<ProductsFilter, ProductRow, null>;

  constructor(
    private readonly client: Pick<WebClient, 'products'>,
    private readonly undo: UndoStack,
  ) {
    this.list = new PagedList(async (filter: ProductsFilter, page) => {
      const reply = await client.products.list({ query: { ...filter, ...page } });
      return pageOf(reply, reply.products, null);
    }, PAGE);
    makeAutoObservable<this, 'undo' | 'client'>(this, { undo: false, client: false, list: false }, { autoBind: true });
  }

  /** The rows in order, without those whose deletion can still be undone. */
  get shown(): readonly ProductRow[] {
    return this.list.rows.all.filter(({ id }) => !this.undo.hidden.has(id));
  }

  /** The number of matches over all pages. */
  get count(): number {
    return this.list.total - (this.list.rows.size - this.shown.length);
  }

  /** Every match, for the file. */
  all(filter: ProductsFilter): Promise<readonly ProductRow[]> {
    return everyPage(async (page) => {
      const { products, next_cursor: nextCursor } = await this.client.products.list({ query: { ...filter, ...page } });
      return { rows: products, nextCursor };
    });
  }
}
