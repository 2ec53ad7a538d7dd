import type { PageProduct, ProductBrief } from '@listwright/domain/products';
import type { ImportedPage } from './ImportedPage.js';
import { webAddress } from './webAddress.js';

const MOST_IMAGES = 50;

/** What is kept of a page: addresses only where they are of the web, because others could run as a script when opened. */
export const keptPage = ({ url, images }: PageProduct, brief: ProductBrief, readAt: Date): ImportedPage => ({
  address: webAddress(url ?? ''),
  readAt,
  images: [...new Set(images.map(webAddress))].filter((address) => address !== null).slice(0, MOST_IMAGES),
  brief,
});
