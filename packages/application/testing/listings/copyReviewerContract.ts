import { describe, expect, it } from '@jest/globals';
import { reviewListing, type CopyReviewer } from '@listwright/application/listings';
import { ruleSetFor } from '@listwright/domain/marketplaces';
import { aCaller } from '../shared/aCaller.js';
import { aBrief, aListing } from './aListing.js';

/** The contract of every reviewer of texts. */
export function copyReviewerContract(name: string, open: () => CopyReviewer): void {
  describe(`${name} as a reviewer of texts`, () => {
    it.each([
      ['a short text and brief', 'The best bottle, loved by hikers.', 'Keeps drinks cold for 24 hours.'],
      ['a long text', 'The best bottle, loved by hikers. '.repeat(500), 'Keeps drinks cold for 24 hours.'],
      ['a long brief', 'The best bottle, loved by hikers.', 'Keeps drinks cold for 24 hours. '.repeat(300)],
    ])('finds what a review finds, in %s', async (_name, description, known) => {
      const ruleSet = ruleSetFor({ marketplace: 'amazon', on: '2026-11-21' });
      const brief = aBrief({ description: known });
      const copy = { ...aListing().copy, description };
      const history = { removed: 2, acceptedStatements: ['loved by hikers'] };
      const found = await open().review({ copy, brief, ruleSet, history }, aCaller());
      expect(found.claims.length).toBeGreaterThan(0);
      expect(found).toEqual(reviewListing(copy, { ...brief }, ruleSet, history));
    });
  });
}
