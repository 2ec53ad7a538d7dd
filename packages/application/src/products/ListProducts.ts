import type { Actor, Page, PageRequest } from '../shared/index.js';
import type { ListingsOfProduct, ProductRow } from './Product.js';
import type { ProductListings } from './ports/ProductListings.js';
import {
  NEWEST_PRODUCTS_FIRST,
  type ProductFilter,
  type ProductOrder,
  type ProductRepository,
} from './ports/ProductRepository.js';

export interface ListedProduct {
  readonly row: ProductRow;
  readonly use: ListingsOfProduct;
}

/** The products of the own account with what is known of their listings. */
export class ListProducts {
  constructor(
    private readonly products: ProductRepository,
    private readonly listings: ProductListings,
  ) {}

  async execute(
    actor: Actor,
    filter: ProductFilter,
    page: PageRequest,
    order: ProductOrder = NEWEST_PRODUCTS_FIRST,
  ): Promise<Page<ListedProduct>> {
    const { items, ...rest } = await this.products.list(actor.userId, filter, page, order);
    const ids = items.map(({ id }) => id);
    const uses = await this.listings.of(actor.userId, ids);
    return { ...rest, items: items.map((row) => ({ row, use: uses.get(row.id) ?? { listings: 0, faulty: 0 } })) };
  }
}
