import { describe, expect, it } from '@jest/globals';
import { aListing } from '@listwright/application/testing';
import { createBrief, reviewCopy, type Review } from '@listwright/domain/listings';
import { ruleSetFor } from '@listwright/domain/marketplaces';
import { listingOf, recordOf } from './listingRow.js';
import { packReview, unpackReview } from './packedReview.js';

describe('a packed review', () => {
  const { copy, review } = aListing();
  const ruleSet = ruleSetFor({ marketplace: 'amazon', on: '2026-11-21' });
  const brief = createBrief({
    productName: 'Steel bottle "500 ml"',
    description: 'Made of steel.',
    category: 'Kitchen',
    brand: 'Ünïcø 瓶',
    attributes: { Colour: 'Blue' },
    keywords: ['steel bottle'],
    marketplace: 'amazon',
    marketplaceId: '',
    tone: 'neutral',
    language: 'en',
  });
  const faulty = {
    ...copy,
    title: `${'BEST '.repeat(20)}bottle!!!`,
    bulletPoints: ['cures cancer, 100% "safe"', 'made of gold', ''],
  };

  it.each<[string, Review]>([
    ['of a good listing', review],
    ['with findings, unsupported claims and hints', reviewCopy(faulty, brief, ruleSet)],
    ['of a listing without text', reviewCopy({ ...copy, title: '', bulletPoints: [], keywords: [] }, brief, ruleSet)],
  ])('comes back as it was: %s', (_name, given) => {
    expect(unpackReview(packReview(given))).toEqual(JSON.parse(JSON.stringify(given)));
  });

  it('keeps apart what a record has from what it has not, whichever record is the first', () => {
    const claims = [{ text: 'a' }, { text: 'b', index: 0 }, { text: '', index: 2 }] as unknown as Review['claims'];
    expect(unpackReview(packReview({ ...review, claims }))).toMatchObject({ claims });
  });

  it('is not asked for of listings from before there was one', () => {
    const { createdAt: created_at, updatedAt: updated_at, ...document } = aListing();
    expect(listingOf({ document, product_id: null, created_at, updated_at }).review).toEqual(review);
  });

  it('drops the corrections of older listings, which were copies of the text', () => {
    const { createdAt: created_at, updatedAt: updated_at, ...document } = aListing();
    const finding: Review['findings'][number] = {
      rule: 'amazon.title.length',
      field: 'title',
      severity: 'error',
      message: 'Long.',
      source: 'Amazon',
    };
    const old = { ...finding, fix: { label: 'Shorten', replacement: 'Bottle' } } as unknown as typeof finding;
    const stored = packReview({ ...review, findings: [old, finding] });
    const read = listingOf({ document: { ...document, review: stored }, product_id: null, created_at, updated_at });
    expect(read.review.findings).toStrictEqual([finding, finding]);
  });

  it('of before facts were read is proven when it is looked at', () => {
    const {
      createdAt: created_at,
      updatedAt: updated_at,
      mode: _mode,
      acceptedStatements: _accepted,
      keptStatements: _kept,
      ...rest
    } = aListing();
    const { proof: _proof, ...before } = review;
    const claims = [{ field: 'title', kind: 'capacity', text: '750 ml', start: 26, end: 32, support: 'inferred' }];
    const packed = JSON.parse(packReview({ ...before, proof: undefined, claims } as unknown as Review)) as object;
    const document = { ...rest, removedClaims: ['keeps cold for 24 h'], review: JSON.stringify(packed) };
    const listing = listingOf({ document, product_id: null, created_at, updated_at });
    expect(listing.review).toEqual({ ...review, proof: { ...review.proof, removed: 1 } });
    expect(listing).toMatchObject({ mode: 'strict', acceptedStatements: [], keptStatements: [] });
    expect(listing.removedClaims).toEqual([expect.objectContaining({ text: 'keeps cold for 24 h' })]);
  });

  it('comes with what the seller keeps', () => {
    const keptStatements = [{ field: 'description' as const, text: 'loved', sentence: 'Loved by hikers' }];
    const { document } = recordOf({ ...aListing(), keptStatements });
    const record = { document: JSON.parse(document) as Parameters<typeof listingOf>[0]['document'] };
    const [created_at, updated_at] = [new Date(), new Date()];
    expect(listingOf({ ...record, product_id: null, created_at, updated_at }).keptStatements).toEqual(keptStatements);
  });

  it('is much shorter than the review itself', () => {
    expect(packReview(review).length).toBeLessThan(JSON.stringify(review).length * 0.8);
  });
});
