import type { PageProduct } from '@listwright/domain/products';

/** A link to the analysis of one page, as its owner sees it; the token itself is in the link alone. */
export interface PageShare {
  readonly id: string;
  readonly userId: string;
  /** Name of the product on the page. */
  readonly title: string;
  /** Where the page is; null where a saved page did not say. */
  readonly address: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** What a link shows: the page as it was read. */
export interface SharedPage {
  readonly product: PageProduct;
  /** Its rules judge the page, whenever the link is opened. */
  readonly readAt: Date;
}
