import type { ProductLabel, ProductRepository } from '../products/index.js';
import type { Actor, Page, PageRequest } from '../shared/index.js';
import type { ListingRow } from './Listing.js';
import {
  type ListingFilter,
  type ListingOrder,
  type ListingRepository,
  NEWEST_FIRST,
} from './ports/ListingRepository.js';

export interface ListedListing {
  readonly row: ListingRow;
  /** Absent where its product was deleted. */
  readonly product: ProductLabel | undefined;
}

/** The listings of the own account, each with SKU and photo of its product. */
export class ListListings {
  constructor(
    private readonly listings: ListingRepository,
    private readonly products: ProductRepository,
  ) {}

  async execute(
    actor: Actor,
    filter: ListingFilter,
    page: PageRequest,
    order: ListingOrder = NEWEST_FIRST,
  ): Promise<Page<ListedListing>> {
    const { items, ...rest } = await this.listings.list(actor.userId, filter, page, order);
    const ids = items.flatMap(({ productId }) => productId ?? []);
    const labels = await this.products.labelsOf(actor.userId, [...new Set(ids)]);
    return { ...rest, items: items.map((row) => ({ row, product: labels.get(row.productId ?? '') })) };
  }
}
