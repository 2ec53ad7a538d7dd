import { EMPTY_COPY, reviewCopy, type ListingBrief } from '@listwright/domain/listings';
import { ruleSetFor } from '@listwright/domain/marketplaces';
import type { Listing } from '../../src/listings/index.js';

export function aBrief(changes: Partial<ListingBrief> = {}): ListingBrief {
  return {
    productName: 'Steel Water Bottle 750 ml',
    description: '',
    category: 'Sports',
    brand: 'Himal',
    attributes: {},
    keywords: [],
    marketplace: 'amazon',
    marketplaceId: 'ATVPDKIKX0DER',
    tone: 'neutral',
    language: 'en',
    ...changes,
  };
}

export function aListing(changes: Partial<Listing> = {}): Listing {
  const brief = changes.brief ?? aBrief();
  const copy = changes.copy ?? {
    ...EMPTY_COPY,
    title: 'Himal Steel Water Bottle, 750 ml',
    bulletPoints: ['Capacity: holds 750 ml', 'Material: steel', 'Brand: made by Himal'],
    description: 'A steel water bottle by Himal that holds 750 ml.',
    handle: 'himal-steel-water-bottle',
  };
  const ruleSet = ruleSetFor({ marketplace: brief.marketplace, on: '2026-11-21' });
  return {
    id: '00000000-0000-7000-8000-000000000001',
    userId: '00000000-0000-7000-8000-0000000000aa',
    brief,
    copy,
    status: 'completed',
    engine: { name: 'built-in', model: 'rules', version: '1' },
    ruleSet: { id: ruleSet.id, date: ruleSet.date },
    review: reviewCopy(copy, brief, ruleSet),
    mode: 'strict',
    removedClaims: [],
    acceptedStatements: [],
    keptStatements: [],
    missingFacts: [],
    lockedFields: [],
    processingTime: 0.01,
    variation: 0,
    version: 1,
    createdAt: new Date('2026-11-21T10:00:00.000Z'),
    updatedAt: new Date('2026-11-21T10:00:00.000Z'),
    ...changes,
  };
}
