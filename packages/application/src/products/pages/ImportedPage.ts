import type { ProductBrief } from '@listwright/domain/products';

/** The page that a product was imported from, as it was then. */
export interface ImportedPage {
  /** Null where a saved page did not say where it came from. */
  readonly address: string | null;
  readonly readAt: Date;
  /** Addresses of its pictures, the main one first. They are not fetched. */
  readonly images: readonly string[];
  /** What the page said, by the fields of the product: facts whose words are still the page's are from it. */
  readonly brief: ProductBrief;
}
