import { briefFaults, createBrief } from '@listwright/domain/listings';
import type { ProductBrief } from '@listwright/domain/products';
import { DomainError } from '@listwright/domain/shared';

/** A brief as a listing of the same input has it, and so with the same facts. Throws `invalid` for one without a name or beyond the limits. */
export function tidyBrief(input: ProductBrief): ProductBrief {
  const brief = createBrief({
    ...input,
    keywords: [],
    marketplace: 'shopify',
    marketplaceId: '',
    tone: 'neutral',
    language: 'en',
  });
  const faults = briefFaults(brief);
  const [first] = faults;
  if (first !== undefined) throw new DomainError('invalid', 'validation_failed', first.message, { faults });
  const { productName, description, category, brand, attributes } = brief;
  const { leftOut = [] } = input;
  return { productName, description, category, brand, attributes, ...(leftOut.length === 0 ? {} : { leftOut }) };
}
