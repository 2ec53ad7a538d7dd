import type { Product } from './Product';
import { productDetails } from './productDetails';
import type { PickedProduct } from './ProductPicker';

/** A product as a picker shows it. */
export const pickedProduct = (product: Product): PickedProduct => ({
  id: product.id,
  name: product.product_name,
  details: productDetails(product),
  thumbnail: product.photos[0]?.thumbnail ?? null,
});
