import { describe, expect, it } from '@jest/globals';
import type { TextChecker } from '@listwright/application/listings';
import { lintListing } from '@listwright/domain/listings';
import { ruleSetFor } from '@listwright/domain/marketplaces';
import { aCaller } from '../shared/aCaller.js';

/** The contract of every checker of texts. */
export function textCheckerContract(name: string, open: () => TextChecker): void {
  describe(`${name} as a checker of texts`, () => {
    it.each(['Best bottle ever!', 'Best bottle ever, for free. '.repeat(400)])(
      'finds what the rules find, in a short text and a long one: %.30s',
      async (description) => {
        const ruleSet = ruleSetFor({ marketplace: 'amazon', on: '2026-11-21' });
        const copy = { title: 'Steel Bottle', description };
        const found = await open().check({ copy, ruleSet, context: { brand: 'Himal' } }, aCaller());
        expect(found.length).toBeGreaterThan(0);
        expect(found).toEqual(lintListing({ ...copy }, ruleSet, { brand: 'Himal' }));
      },
    );
  });
}
