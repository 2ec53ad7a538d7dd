import type { ListingsOfProduct } from '../Product.js';

/** What is known of the listings of products. The area of listings implements it, which products need not know. */
export abstract class ProductListings {
  /** By product id; a product without listings may be missing. Products of other accounts have none. */
  abstract of(userId: string, productIds: readonly string[]): Promise<ReadonlyMap<string, ListingsOfProduct>>;
}
