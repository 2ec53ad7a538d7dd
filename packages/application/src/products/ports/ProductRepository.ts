import type { Page, PageRequest } from '../../shared/index.js';
import type { Product, ProductLabel, ProductRow } from '../Product.js';

export interface ProductFilter {
  /** Words of name, brand, SKU, ASIN or GTIN, without regard to case; the empty string matches all. */
  readonly search: string;
}

/** What a list is sorted by: when its products were made, their names, or the lowest scores of their listings. */
export interface ProductOrder {
  readonly sort: 'date' | 'name' | 'score';
  readonly order: 'asc' | 'desc';
}

export const NEWEST_PRODUCTS_FIRST: ProductOrder = { sort: 'date', order: 'desc' };

/** `exists`: another product has the same SKU, ASIN, or brand and name; `changed`: it was changed or removed meanwhile. */
export type SavedProduct = 'saved' | 'changed' | 'exists';

/**
 * The products of all accounts. Every call names the owner: products of other accounts are not found. Of the products of
 * an account no two have the same identity (`identityOf`). Writes join the ambient transaction.
 */
export abstract class ProductRepository {
  /**
   * Stores new products of one account, as many as it may have (`PRODUCTS_AT_MOST` where absent). The id in store for each:
   * where one of the same identity exists, its id; undefined where there was no room.
   */
  abstract addMany(
    userId: string,
    products: readonly Product[],
    atMost?: number,
  ): Promise<readonly (string | undefined)[]>;
  abstract find(userId: string, id: string): Promise<Product | undefined>;
  /**
   * For each of these the stored product with its SKU, one with its ASIN, and one with its brand and name, as
   * `isSameProduct` has it; of several with the same name the one without SKU and ASIN goes first.
   */
  abstract findAlike(
    userId: string,
    products: readonly Pick<Product, 'brief' | 'identifiers'>[],
  ): Promise<readonly Product[]>;
  abstract count(userId: string): Promise<number>;
  /**
   * Newest first where no order is named. Words are looked for in name, brand, SKU, ASIN and GTIN. By score, products without
   * listings come last in both directions.
   */
  abstract list(
    userId: string,
    filter: ProductFilter,
    page: PageRequest,
    order?: ProductOrder,
  ): Promise<Page<ProductRow>>;
  /** SKU and photo of these products, by id. */
  abstract labelsOf(userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, ProductLabel>>;
  /** Stores a change if version `product.version - 1` is still the one in store. */
  abstract save(product: Product): Promise<SavedProduct>;
  /** The product that was removed; undefined where there was none. */
  abstract remove(userId: string, id: string): Promise<Product | undefined>;
  /** The keys of the photos of these products. */
  abstract photoKeys(userId: string, ids: readonly string[]): Promise<readonly string[]>;
  /** All of an account, newest first. */
  abstract all(userId: string): AsyncIterable<Product>;
}
