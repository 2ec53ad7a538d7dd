import { readProduct, type ProductBrief, type ProductReading } from '@listwright/domain/products';
import { tidyBrief } from './tidyBrief.js';

/** Reads a product into facts. Needs no account and stores nothing. */
export class ReadFacts {
  /** Throws `invalid` where the product has no name. */
  execute(input: ProductBrief): ProductReading {
    return readProduct(tidyBrief(input));
  }
}
