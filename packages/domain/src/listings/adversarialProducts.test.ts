import { describe, expect, test } from '@jest/globals';
import { ruleSetFor } from '../marketplaces/index.js';
import { createBrief } from './createBrief.js';
import type { ListingBrief } from './ListingBrief.js';
import { EMPTY_COPY } from './ListingCopy.js';
import { finishCopy, reviewCopy } from './review/index.js';
import { growth as growthBy, repeated } from '../shared/testing/growth.js';
import { writeListing } from './writing/index.js';

const AMAZON = ruleSetFor({ marketplace: 'amazon', on: '2026-11-20' });

/** Inputs whose figures, terms, parts or clauses were compared with each other again and again. */
const SEEDS: readonly string[] = [
  '5 cm ',
  '5 cm, ',
  '3 x ',
  '$5 ',
  '1/2 ',
  '5-',
  '5" ',
  '6 boxes of 20 ',
  '5 g per 100 g ',
  'pack of 2 ',
  'lid 5 cm. ',
  'lid: 5 cm\n',
  'the lid is steel and ',
  'steel lid ',
  '100% cotton ',
  'cotton, ',
  'made in china ',
  'fits A54, ',
  'not for ',
  '3; ',
  'S, M, L, ',
  'no|',
  'no steel. ',
  'nahi ',
  '( ',
  '((',
  'AB ',
];

/** Inputs of many short clauses: what is compared with all before it shows only with thousands of them. */
const SHORT_CLAUSES = [
  'no|',
  '3; ',
  '3 x ',
  'no steel. ',
  'no steel, ',
  'steel. no lid. ',
  'steel, no steel; ',
] as const;

const briefOf = (description: string, attributes: ListingBrief['attributes'] = {}): ListingBrief =>
  createBrief({
    productName: 'Tarnwell City Backpack 22 l',
    brand: 'Tarnwell',
    marketplace: 'amazon',
    marketplaceId: '',
    category: '',
    description,
    attributes,
    keywords: [],
    tone: 'neutral',
    language: 'en',
  });

const growth = (work: (length: number) => void): number => growthBy(work, () => process.cpuUsage().user / 1000);

/** As many attributes as a text of this length fills. */
const attributesOf = (seed: string, length: number): ListingBrief['attributes'] =>
  Object.fromEntries(
    Array.from({ length: length / 500 }, (_, at) => [`Field ${at} ${repeated(seed, 60)}`, repeated(seed, 500)]),
  );

describe('a product, however it is described', () => {
  test.each(SHORT_CLAUSES)('%j in attributes: twice the text costs about twice the work', (seed) => {
    const write = (length: number): void => {
      const brief = briefOf('', attributesOf(seed, 4 * length));
      const { copy } = finishCopy(writeListing(brief, AMAZON, 0), brief, AMAZON, 'strict');
      reviewCopy(copy, brief, AMAZON);
    };
    expect(growth(write)).toBeLessThan(3.5);
  });

  test.each(SEEDS)('%j: twice the text costs about twice the work to write and to prove', (seed) => {
    const write = (length: number): void => {
      const brief = briefOf(repeated(seed, length));
      const { copy } = finishCopy(writeListing(brief, AMAZON, 0), brief, AMAZON, 'strict');
      reviewCopy({ ...copy, description: brief.description }, brief, AMAZON);
    };
    expect(growth(write)).toBeLessThan(3.5);
  });

  test.each(SEEDS)('%j: twice the text costs about twice the work to prove against another product', (seed) => {
    const brief = briefOf('Recycled polyester, 22 l, two side pockets, 30 x 45 cm, 100% cotton lining.');
    const prove = (length: number): void => {
      reviewCopy({ ...EMPTY_COPY, description: repeated(seed, length) }, { ...brief }, AMAZON);
    };
    expect(growth(prove)).toBeLessThan(3.5);
  });
});
