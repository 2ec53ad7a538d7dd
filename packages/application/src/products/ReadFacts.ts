import { createBrief } from '@listwright/domain/listings';
import { readProduct, type ProductBrief, type ProductReading } from '@listwright/domain/products';

/** Reads a product into facts. Needs no account and stores nothing. */
export class ReadFacts {
  /** Throws `invalid` where the product has no name. */
  execute(input: ProductBrief): ProductReading {
    // A listing of the same input has the same brief, and so the same facts.
    const brief = createBrief({
      ...input,
      keywords: [],
      marketplace: 'shopify',
      marketplaceId: '',
      tone: 'neutral',
      language: 'en',
    });
    return readProduct(brief);
  }
}
