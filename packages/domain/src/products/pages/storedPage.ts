import type { PageProduct } from './ReadPage.js';

/** What pages were not read for at first. */
const UNREAD: Pick<PageProduct, 'offers' | 'other_offers'> = { offers: [], other_offers: null };

/** A page as it was stored, by this version or an earlier one. */
export const storedPage = <Product extends PageProduct>(product: Product): Product => ({ ...UNREAD, ...product });
