import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ruleSetFor } from '../../marketplaces/index.js';
import { fitTitle } from './fitTitle.js';

const AMAZON = ruleSetFor({ marketplace: 'amazon', on: '2026-11-20' });

const WORDS = [
  ...[
    'Acme',
    'steel',
    'BOTTLE',
    'Bottle',
    'bottles',
    'with',
    'and',
    'for',
    '&',
    '-',
    '|',
    ',',
    '(',
    ')',
    '750',
    'ml',
    'of',
  ],
  ...[
    'Pack',
    '4',
    'Navy',
    'Blue',
    'free',
    'shipping',
    'best',
    'seller',
    'new',
    'iPhone',
    '11',
    'Pro',
    'Case',
    'holder',
    '!',
  ],
  ...[
    "men's",
    'T-Shirt',
    'eco-friendly',
    'antibacterial',
    'Ceramic',
    'mug',
    '★',
    '®',
    '&amp;',
    'x',
    '10',
    'in',
    'inch',
    '...',
  ],
  ...[
    'Straw',
    'Lid',
    'Gift',
    'Compatible',
    'USB-C',
    '100%',
    'guaranteed',
    '#1',
    '~',
    'très',
    '日本語',
    ':',
    '/',
    'Generic',
  ],
];
const titles = fc.oneof(
  { weight: 4, arbitrary: fc.array(fc.constantFrom(...WORDS), { maxLength: 40 }).map((words) => words.join(' ')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 250 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme-composite', maxLength: 250 }) },
);

const wordsOf = (text: string): readonly string[] =>
  text
    // There and back: some letters have a capital that goes back to another small letter.
    .toUpperCase()
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
/** The same titles in every run: a rare letter must not fail a build by luck. */
const runs = { numRuns: 400, seed: 20261121 };

describe('fitTitle, whatever the title', () => {
  test('adds no word', () => {
    const plain = titles.map((title) => title.replace(/[\u0080-\u024f]/g, 'e'));
    fc.assert(
      fc.property(plain, (title) => {
        const { title: fitted, itemHighlights, searchTerms } = fitTitle({ title }, AMAZON);
        const given = wordsOf(title.normalize('NFC'));
        // Signs are taken out of words ("a®b"), so a word may be put together from neighbours, never from elsewhere.
        const text = given.join('');
        const foreign = wordsOf(`${fitted} ${itemHighlights} ${searchTerms}`).filter(
          (word) => !given.includes(word) && !text.includes(word),
        );
        expect(foreign).toEqual([]);
      }),
      runs,
    );
  });

  test('stays within the limits', () => {
    fc.assert(
      fc.property(titles, (title) => {
        const fitted = fitTitle({ title }, AMAZON);
        expect([...fitted.title].length).toBeLessThanOrEqual(75);
        expect([...fitted.itemHighlights].length).toBeLessThanOrEqual(125);
        expect(new TextEncoder().encode(fitted.searchTerms).length).toBeLessThan(200);
      }),
      runs,
    );
  });

  test('keeps search terms within their size, whatever the seller has entered there', () => {
    const word = fc.stringMatching(/^[A-Z\u00e9]?[a-z\u00e9]{2,9}$/);
    const many = fc.array(word, { maxLength: 60, size: 'max' }).map((words) => words.join(', '));
    let [filled, grown] = [0, 0];
    fc.assert(
      fc.property(many, fc.oneof(many, titles, fc.constant('')), (title, own) => {
        const { searchTerms } = fitTitle({ title, searchTerms: own }, AMAZON);
        const [bytes, before] = [searchTerms, own].map((text) => new TextEncoder().encode(text).length) as [
          number,
          number,
        ];
        // The seller's own stay up to what Amazon allows; what comes from the title stops below the safe size.
        expect(bytes).toBeLessThanOrEqual(Math.max(199, Math.min(249, before)));
        const known = new Set(wordsOf(own));
        const added = wordsOf(searchTerms).filter((word) => !known.has(word));
        // What comes from the title is new in the field: no word twice.
        expect(added).toEqual([...new Set(added)]);
        if (bytes > 150) filled += 1;
        if (added.length > 0) grown += 1;
      }),
      runs,
    );
    // Otherwise the limit was never near, and the test showed nothing.
    expect([filled > 20, grown > 20]).toEqual([true, true]);
  });

  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(titles, (title) => {
        const once = fitTitle({ title }, AMAZON).title;
        expect(fitTitle({ title: once }, AMAZON).title).toBe(once);
      }),
      runs,
    );
  });

  test('leaves no connector hanging at the end', () => {
    fc.assert(
      fc.property(titles, (title) => {
        const { title: fitted } = fitTitle({ title }, AMAZON);
        if (wordsOf(fitted).length > 1) expect(fitted).not.toMatch(/(?:\s(?:with|and|for|of|&|-)|[,(])$/i);
      }),
      runs,
    );
  });
});
