import { NO_IDENTIFIERS } from '@listwright/domain/products';
import { newProduct } from './newProduct.js';
import type { Product } from './Product.js';
import { tidyBrief } from './tidyBrief.js';

const SAMPLE = {
  productName: 'Sample Insulated Steel Water Bottle 750 ml',
  description:
    'Keeps drinks cold for 24 hours and hot for 12 hours. The screw lid has a carrying loop. Fits most cup holders. Hand wash only.',
  category: 'Sports',
  brand: 'Sample',
  attributes: {
    Material: '18/8 stainless steel',
    Colour: 'Blue',
    Height: '26 cm',
    Weight: '380 g',
    Mouth: '4.5 cm wide',
    'Included components': 'Bottle, screw lid',
    Warranty: '1 year',
  },
};

/** An invented product, with which a new account starts: it shows how a product looks, and can be deleted. */
export function sampleProduct({ id, userId, at }: Pick<Product, 'id' | 'userId'> & { readonly at: Date }): Product {
  return newProduct({ id, userId, brief: tidyBrief(SAMPLE), identifiers: NO_IDENTIFIERS, at, isSample: true });
}
