import { describe, expect, it } from '@jest/globals';
import { createBrief, EMPTY_COPY } from '@listwright/domain/listings';
import { ruleSetFor } from '@listwright/domain/marketplaces';
import { CHECKED_BY_MODEL, reviewListing } from './reviewListing.js';

const BRIEF = createBrief({
  productName: 'Steel Bottle',
  description: 'Steel bottle. Holds 1 L. Keeps drinks cold 24 hours.',
  brand: '',
  category: '',
  attributes: {},
  keywords: [],
  marketplace: 'amazon',
  marketplaceId: '',
  tone: 'neutral',
  language: 'en',
});
const RULES = ruleSetFor({ marketplace: 'amazon', on: '2026-11-22' });
const OPEN = 'Trekkers praise its spout';
const COPY = { ...EMPTY_COPY, title: 'Steel Bottle', description: `It holds 1 L. It has a hinged spout.` };

describe('a review with sentences that the model accepted', () => {
  const before = reviewListing(COPY, BRIEF, RULES);
  const open = before.claims.filter(({ support }) => support === 'unverified');
  const after = reviewListing(COPY, BRIEF, RULES, { acceptedStatements: ['It has a hinged spout'] });

  it('counts them as carried, in proof and score alike', () => {
    expect(open.length).toBeGreaterThan(0);
    expect(after.claims.filter(({ reason }) => reason === CHECKED_BY_MODEL)).toHaveLength(open.length);
    expect(after.proof.unverified).toBe(0);
    expect(after.score.score).toBeGreaterThan(before.score.score);
  });

  it('changes nothing for other sentences', () => {
    const other = reviewListing(COPY, BRIEF, RULES, { acceptedStatements: [OPEN] });
    expect(other.proof).toEqual(before.proof);
    expect(other.score).toEqual(before.score);
  });
});
