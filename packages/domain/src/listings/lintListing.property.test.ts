import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ruleSetFor } from '../marketplaces/index.js';
import { applyFix } from './applyFix.js';
import type { Finding, Fix } from './Finding.js';
import { copyPropertyOf } from './copyPropertyOf.js';
import { lintListing } from './lintListing.js';
import type { ListingCopy } from './ListingCopy.js';

const PIECES = [
  ...[
    'Bottle',
    'bottle',
    'BOTTLE',
    'steel',
    'with',
    'and',
    'a',
    'free shipping',
    'best seller',
    'antibacterial',
    'CBD',
  ],
  ...[
    'eco-friendly',
    '100% guarantee',
    'Kills 99.9% of germs',
    'new',
    'today',
    '<b>',
    '</p>',
    '<script>',
    '&amp;',
    '!',
    '?',
  ],
  ...[
    '★',
    '🔥',
    '™',
    '…',
    '€',
    '.',
    ',',
    ';',
    ':',
    '(',
    ')',
    '|',
    'info@acme.com',
    'www.acme.com',
    'B08CZDYNF7',
    'N/A',
    'tbd',
  ],
  ...[
    '[product name]',
    'As an AI',
    '24 Ounces',
    '60ml',
    'Two Pack',
    '#1',
    '~',
    'prime',
    'do not buy',
    'unlike others',
    'is',
    'Œ',
  ],
];
const text = fc.oneof(
  { weight: 3, arbitrary: fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join(' ')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 400 }) },
);
const list = fc.array(text, { maxLength: 7 });
const copies: fc.Arbitrary<ListingCopy> = fc.record({
  title: text,
  itemHighlights: text,
  bulletPoints: list,
  description: text,
  keywords: list,
  searchTerms: text,
  seoTitle: text,
  metaDescription: text,
  tags: list,
  handle: text,
});
const ruleSets = fc.constantFrom(
  ruleSetFor({ marketplace: 'amazon', on: '2026-11-20' }),
  ruleSetFor({ marketplace: 'amazon', productClass: 'media', on: '2026-11-20' }),
  ruleSetFor({ marketplace: 'shopify', on: '2026-11-20' }),
);

const textOf = (copy: ListingCopy, { field, index }: Finding): string => {
  const value = copy[copyPropertyOf(field)];
  return typeof value === 'string' ? value : (value[index as number] ?? '');
};

function withFix(copy: ListingCopy, finding: Finding): ListingCopy {
  const property = copyPropertyOf(finding.field);
  const value = copy[property];
  const fix = finding.fix as Fix;
  if (typeof value === 'string') return { ...copy, [property]: applyFix(value, fix) };
  const entries = value
    .map((entry, at) => (at === finding.index ? applyFix(entry, fix) : entry))
    .filter((entry) => entry !== '');
  return { ...copy, [property]: entries };
}

/** More corrections than a text of this length can need. */
const MOST_TURNS = 600;

describe('lintListing, whatever the text', () => {
  test('points into the text it is about', () => {
    fc.assert(
      fc.property(copies, ruleSets, (copy, ruleSet) => {
        for (const finding of lintListing(copy, ruleSet, { brand: 'Acme' })) {
          if (finding.span === undefined) continue;
          const { start, end } = finding.span;
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(textOf(copy, finding).length);
        }
      }),
      { numRuns: 200, seed: 20261121 },
    );
  });

  test('corrections change the text, and end: applied one after the other they leave nothing to correct', () => {
    fc.assert(
      fc.property(copies, ruleSets, (copy, ruleSet) => {
        const correctable = (text: ListingCopy) => lintListing(text, ruleSet).filter(({ fix }) => fix !== undefined);
        let current = copy;
        for (let [finding] = correctable(current), turn = 0; finding !== undefined; [finding] = correctable(current)) {
          const changed = withFix(current, finding);
          expect({ rule: finding.rule, changed }).not.toEqual({ rule: finding.rule, changed: current });
          current = changed;
          turn += 1;
          if (turn > MOST_TURNS) throw new Error(`${finding.rule} is corrected again and again`);
        }
      }),
      { numRuns: 60, seed: 20261121 },
    );
  });
});
