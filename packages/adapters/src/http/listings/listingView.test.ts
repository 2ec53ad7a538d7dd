import { describe, expect, it } from '@jest/globals';
import { aBrief, aListing } from '@listwright/application/testing';
import { reviewCopy } from '@listwright/domain/listings';
import { ruleSetFor } from '@listwright/domain/marketplaces';
import { listingView } from './listingView.js';

describe('the view of a listing', () => {
  const plain = aListing();
  const copy = { ...plain.copy, description: 'A steel water bottle by Himal. Loved by hikers.' };
  const ruleSet = ruleSetFor({ marketplace: 'amazon', on: '2026-11-21' });
  const listing = aListing({ copy, review: reviewCopy(copy, aBrief(), ruleSet) });
  const open = (view: ReturnType<typeof listingView>) =>
    view.grounding.filter(({ support, kept }) => ['unverified', 'unsupported'].includes(support) && kept !== true);

  it('marks what the seller keeps, and counts it apart from what is open', () => {
    const before = listingView(listing);
    const [claim] = open(before);
    expect([before.proof.unverified, before.kept_statements]).toEqual([open(before).length, []]);
    const kept = { field: 'description' as const, text: claim?.text ?? '', sentence: 'Loved by hikers' };
    const after = listingView({ ...listing, keptStatements: [kept] });
    expect([after.proof.kept, after.proof.unverified]).toEqual([1, before.proof.unverified - 1]);
    expect([open(after).length, after.kept_statements]).toEqual([open(before).length - 1, [kept]]);
  });
});
