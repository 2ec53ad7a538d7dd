import { DEFAULT_AMAZON_STORE_ID, amazonStore } from '../marketplaces/index.js';
import { DomainError } from '../shared/index.js';
import type { ListingBrief } from './ListingBrief.js';
import { decodeEntities } from './rules/everyField/decodeEntities.js';

/**
 * A brief from what a caller sent: trimmed, entities decoded, with placeholders of a brand, empty attributes and keywords dropped, and the marketplace id settled
 * (Amazon: the United States where none is named; Shopify: none).
 *
 * Throws `invalid` where the product name is empty or the marketplace id is not one of Amazon's.
 */
export function createBrief(input: ListingBrief): ListingBrief {
  const productName = tidy(input.productName);
  if (productName === '') {
    throw new DomainError('invalid', 'product_name_required', 'Product name is required', {
      faults: [{ path: 'product_name', message: 'Product name is required' }],
    });
  }
  const brand = tidy(input.brand);
  return {
    ...input,
    productName,
    description: decodeEntities(input.description).trim(),
    category: tidy(input.category),
    brand: NO_BRAND.test(brand) ? '' : brand,
    attributes: tidyAttributes(input.attributes),
    keywords: [...new Set(input.keywords.map(tidy).filter((keyword) => keyword !== ''))],
    marketplaceId: input.marketplace === 'amazon' ? amazonStore(input.marketplaceId || DEFAULT_AMAZON_STORE_ID).id : '',
  };
}

/** What feeds hold where a product has no brand. */
const NO_BRAND = /^(?:n\/?a|none|null|nil|undefined|unknown|unbranded|no brand|not applicable|[-–—.?]+)$/iu;

function tidy(text: string): string {
  return decodeEntities(text).normalize('NFC').replace(/\s+/gu, ' ').trim();
}

function tidyAttributes(attributes: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(attributes).map(([name, value]) => [tidy(name), tidy(value)] as const);
  return Object.fromEntries(entries.filter(([name, value]) => name !== '' && value !== ''));
}
