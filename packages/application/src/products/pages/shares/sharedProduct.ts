import type { PageProduct } from '@listwright/domain/products';
import { webAddress } from '../webAddress.js';

/** What is shared of a product: addresses only where they are of the web. */
export const sharedProduct = (product: PageProduct): PageProduct => ({
  ...product,
  url: webAddress(product.url ?? ''),
  main_image: webAddress(product.main_image ?? ''),
  images: product.images.map(webAddress).filter((address) => address !== null),
  similar_products: product.similar_products.filter(({ url }) => webAddress(url) !== null),
});
