import { productClassFor, ruleSetFor } from '../../marketplaces/index.js';
import { createBrief } from '../createBrief.js';
import type { ListingCopy } from '../ListingCopy.js';
import { writeListing } from '../writing/writeListing.js';

/** What the Basic writer makes of a name and notes. */
export function writeFromNotes(
  productName: string,
  description: string,
  marketplace: 'amazon' | 'shopify' = 'amazon',
  attributes: Readonly<Record<string, string>> = {},
): ListingCopy {
  const brief = createBrief({
    productName,
    description,
    category: '',
    brand: 'Acme',
    attributes,
    keywords: [],
    marketplace,
    marketplaceId: '',
    tone: 'neutral',
    language: 'en',
  });
  return writeListing(brief, ruleSetFor({ marketplace, productClass: productClassFor(''), on: '2026-11-22' }), 0);
}
