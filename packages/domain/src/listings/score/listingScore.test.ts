import { describe, expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { productClassFor, ruleSetFor, type RuleSet } from '../../marketplaces/index.js';
import { createBrief } from '../createBrief.js';
import type { ListingBrief } from '../ListingBrief.js';
import { EMPTY_COPY, type ListingCopy } from '../ListingCopy.js';
import { finishCopy, reviewCopy } from '../review/index.js';
import { writeListing } from '../writing/index.js';
import { gradeOf } from './gradeOf.js';
import type { ListingScore } from './listingScore.js';
import { alteredCopy } from './testing/alteredCopy.js';
import { BACKPACK, EARBUDS, KETTLE, SCORE_PAIRS, SOAP } from './testing/scorePairs.js';

const ruleSetOf = ({ marketplace, marketplaceId, category }: ListingBrief): RuleSet =>
  ruleSetFor({
    marketplace,
    ...(marketplaceId === '' ? {} : { marketplaceId }),
    productClass: productClassFor(category),
    on: '2026-11-22',
  });
const scoreOf = (copy: ListingCopy, brief: ListingBrief): ListingScore =>
  reviewCopy(copy, brief, ruleSetOf(brief)).score;
const written = (brief: ListingBrief): ListingCopy =>
  finishCopy(writeListing(brief, ruleSetOf(brief), 0), brief, ruleSetOf(brief), 'strict').copy;
const [{ good: GOOD }] = SCORE_PAIRS as readonly [(typeof SCORE_PAIRS)[number]];
const limitOf = ({ checks }: ListingScore) => checks.find(({ id }) => id === 'limit');

describe('a score', () => {
  test('is high for a text that states what was given', () => {
    expect(scoreOf(GOOD, BACKPACK)).toMatchObject({ grade: 'A', capped: false });
    expect(scoreOf(GOOD, BACKPACK).score).toBeGreaterThanOrEqual(90);
  });

  test.each([
    GOOD,
    EMPTY_COPY,
    { ...GOOD, searchTerms: '', bulletPoints: GOOD.bulletPoints.slice(0, 1) },
    ...SCORE_PAIRS.slice(0, 6).map(({ poor }) => poor),
  ])('is the sum of its explained points (%#)', (copy) => {
    for (const keywords of [BACKPACK.keywords, []]) {
      const { score, checks } = scoreOf(copy, { ...BACKPACK, keywords });
      const parts = checks.filter(({ id }) => id !== 'limit');
      expect(parts.reduce((sum, { max }) => sum + max, 0)).toBeCloseTo(100);
      expect(Math.abs(checks.reduce((sum, { points }) => sum + points, 0) - score)).toBeLessThan(0.6);
      for (const { points, max, why, fixHint } of parts) {
        expect(points).toBeGreaterThanOrEqual(0);
        expect(points).toBeLessThanOrEqual(max);
        expect(why).toMatch(/[.!?…”"]$/u);
        if (max > 0) expect(fixHint !== undefined).toBe(points < max);
      }
    }
  });

  test('names the facts that are missing', () => {
    const { checks } = scoreOf(
      { ...GOOD, itemHighlights: '', bulletPoints: [], description: 'A backpack by Tarnwell.' },
      BACKPACK,
    );
    expect(checks.find(({ id }) => id === 'facts')?.why).toMatch(
      /^2 of \d+ important facts are shown; missing: .*\(.*\)/u,
    );
  });

  test('does not depend on keywords that were not given, and falls when they are stuffed', () => {
    const keywords = (copy: ListingCopy) =>
      scoreOf(copy, BACKPACK).checks.find(({ id }) => id === 'keywords')?.points ?? 0;
    expect(keywords(GOOD)).toBe(5);
    expect(
      keywords({ ...GOOD, description: `${GOOD.description} ${'A backpack for the backpack. '.repeat(5)}` }),
    ).toBeLessThan(2);
    expect(scoreOf(GOOD, { ...BACKPACK, keywords: [] }).score).toBeGreaterThanOrEqual(90);
  });

  test('works without description and attributes, in any language, and for nothing', () => {
    const bare = { ...BACKPACK, description: '', attributes: {} };
    expect(scoreOf(GOOD, bare).score).toBeLessThan(50);
    expect(scoreOf(EMPTY_COPY, BACKPACK).score).toBeLessThan(10);
    expect(scoreOf(EMPTY_COPY, { ...SOAP, productName: '香皂', description: '' }).score).toBeLessThan(20);
  });

  test.each(['a', 'A b, ', 'the the ', 'bag bag bag ', 'AB ', '( ', '. ', '<p>'])(
    'takes time in proportion to the length of texts of %j',
    (part) => {
      const timeOf = (length: number): number => {
        const long = part.repeat(Math.ceil(length / part.length));
        const copy = { ...GOOD, title: long, description: long, bulletPoints: [long] };
        const start = process.cpuUsage().user;
        scoreOf(copy, { ...BACKPACK });
        return (process.cpuUsage().user - start) / 1000;
      };
      timeOf(2000);
      // Four times the text; in squares that would be sixteen times the time. The rest is for a busy machine.
      expect(timeOf(24_000)).toBeLessThan(10 * timeOf(6000) + 500);
    },
  );
});

describe('limits', () => {
  test('an error finding ends the score at 59', () => {
    const { score, capped, checks } = scoreOf({ ...GOOD, title: `${GOOD.title}!` }, BACKPACK);
    expect(capped).toBe(true);
    expect(score).toBeLessThanOrEqual(59);
    expect(checks.at(-1)).toMatchObject({ id: 'limit', label: 'At most 59', max: 0 });
  });

  test('one statement that the facts deny ends it at 49', () => {
    const score = scoreOf(
      { ...GOOD, bulletPoints: [...GOOD.bulletPoints.slice(1), 'The pack holds 60 litres'] },
      BACKPACK,
    );
    expect(limitOf(score)?.label).toBe('At most 49');
    expect(score.score).toBeLessThanOrEqual(49);
  });

  test.each([{ title: '' }, { description: ' ' }, { bulletPoints: [] }])(
    'an empty field ends it at 39: %j',
    (empty) => {
      expect(limitOf(scoreOf({ ...GOOD, ...empty }, BACKPACK))?.label).toBe('At most 39');
    },
  );

  test('bare input ends it at 59, though nothing is wrong', () => {
    const bare = createBrief({
      ...BACKPACK,
      productName: 'Kitchen scissors',
      brand: 'Sharpo',
      category: 'Home & Kitchen',
      description: '',
      attributes: {},
      keywords: [],
    });
    const score = scoreOf(written(bare), bare);
    expect(limitOf(score)?.why).toMatch(/^Too few facts to judge/u);
    expect(score.score).toBeLessThanOrEqual(59);
  });
});

describe('the better of two texts scores more', () => {
  test.each(SCORE_PAIRS)('$why', ({ brief, good, poor }) => {
    const better = scoreOf(good, brief);
    // Where the proof misreads a statement of the good text, both are held down and lie closer together.
    expect(better.score).toBeGreaterThanOrEqual(scoreOf(poor, brief).score + (better.capped ? 6 : 30));
  });
});

describe('the same listing with every third fact changed', () => {
  const more = [
    createBrief({
      ...BACKPACK,
      productName: 'Lindra Linen Cushion Cover 45 x 45 cm',
      brand: 'Lindra',
      category: 'Home',
      description:
        'Linen, 210 gsm. Set of 2. Hidden zip. Colour: grey. Machine wash at 40 °C. Cushion pads not included.',
      attributes: { origin: 'Portugal' },
      keywords: [],
    }),
    createBrief({
      ...BACKPACK,
      productName: 'Holtby Oak Serving Board',
      brand: 'Holtby',
      category: 'Home & Kitchen',
      description: 'Oak, oiled by hand. 42 x 21 x 2 cm. Weighs 1.3 kg. Leather loop. Not dishwasher safe.',
      attributes: { shape: 'oval' },
      keywords: ['serving board'],
    }),
  ];
  test.each([BACKPACK, KETTLE, EARBUDS, SOAP, ...more])('scores at least 30 less: $productName', (brief) => {
    const copy = written(brief);
    expect(scoreOf(copy, brief).score - scoreOf(alteredCopy(copy, 3), brief).score).toBeGreaterThanOrEqual(30);
  });
});

const SAMPLES = '../shared/samples/text-cases/scores.json';
const WIRE = {
  generated_title: 'title',
  item_highlights: 'itemHighlights',
  bullet_points: 'bulletPoints',
  generated_description: 'description',
  search_terms: 'searchTerms',
  keywords: 'keywords',
  seo_title: 'seoTitle',
  meta_description: 'metaDescription',
  tags: 'tags',
  handle: 'handle',
} as const;
type Body = Partial<Record<keyof typeof WIRE, string | string[]>>;
interface Sample {
  readonly id: string;
  readonly input: {
    readonly product_name: string;
    readonly brand?: string;
    readonly category?: string;
    readonly description?: string;
    readonly keywords?: string[];
    readonly marketplace: 'amazon' | 'shopify';
    readonly marketplace_id?: string;
  };
  readonly good: Body;
  readonly poor: Body;
}
const samples = existsSync(SAMPLES) ? (JSON.parse(readFileSync(SAMPLES, 'utf8')) as Sample[]) : [];
const copyOf = (body: Body): ListingCopy => ({
  ...EMPTY_COPY,
  ...Object.fromEntries(Object.entries(body).map(([name, value]) => [WIRE[name as keyof typeof WIRE], value])),
});

/** As the samples are, which lie outside of the repository. */
const OWN: readonly Sample[] = [
  {
    id: 'own-amazon',
    input: {
      product_name: 'Lorrow Enamel Camping Mug 350 ml',
      brand: 'Lorrow',
      category: 'Sports & Outdoors',
      description: 'Enamelled steel. Holds 350 ml, weighs 140 g. For campfire and gas stove. Not for microwaves.',
      keywords: ['camping mug', 'enamel cup'],
      marketplace: 'amazon',
    },
    good: {
      generated_title: 'Lorrow Enamel Camping Mug, 350 ml Steel Cup for Campfire and Gas Stove',
      item_highlights: 'Enamelled steel, 350 ml, weighs 140 g',
      bullet_points: [
        'Enamelled steel: a cup for the campfire and the gas stove',
        'Size: holds 350 ml of tea, coffee or soup',
        'Light: weighs 140 g, so that it travels in any backpack',
        'Care: not for microwaves',
        'Brand: Lorrow',
      ],
      generated_description:
        'The Lorrow camping mug is made of enamelled steel and holds 350 ml. It weighs 140 g. Use it on a campfire or a gas stove. It is not for microwaves.',
      search_terms: 'enamel cup hiking drinkware outdoor tin coffee tea',
      keywords: ['camping mug', 'enamel cup'],
    },
    poor: {
      generated_title: 'BEST MUG EVER!!! Free Shipping',
      bullet_points: ['Nice', 'Nice'],
      generated_description: 'Buy now.',
      search_terms: '',
    },
  },
  {
    id: 'own-shopify',
    input: {
      product_name: 'Terracotta Plant Pot with Saucer',
      brand: 'Fennmoor',
      category: 'Garden',
      description: 'Unglazed terracotta. 18 cm wide, 16 cm high. Saucer included. Drainage hole.',
      keywords: ['plant pot', 'terracotta planter'],
      marketplace: 'shopify',
    },
    good: {
      generated_title: 'Fennmoor Terracotta Plant Pot with Saucer, 18 cm',
      generated_description:
        '<p>An unglazed terracotta plant pot, 18 cm wide and 16 cm high.</p><ul><li>Saucer included</li><li>Drainage hole</li></ul>',
      seo_title: 'Terracotta Plant Pot with Saucer, 18 cm | Fennmoor',
      meta_description:
        'Unglazed terracotta planter by Fennmoor: 18 cm wide, 16 cm high, with a drainage hole and a saucer.',
      tags: ['terracotta', 'plant pot', 'garden'],
      handle: 'fennmoor-terracotta-plant-pot-18-cm',
      keywords: ['plant pot', 'terracotta planter'],
    },
    poor: { generated_title: 'pot', generated_description: 'good pot', tags: [], handle: '' },
  },
];

test.each([...OWN, ...samples])('sample $id', ({ input, good, poor }) => {
  const brief = createBrief({
    ...BACKPACK,
    productName: input.product_name,
    brand: input.brand ?? '',
    category: input.category ?? '',
    description: input.description ?? '',
    attributes: {},
    keywords: input.keywords ?? [],
    marketplace: input.marketplace,
    marketplaceId: input.marketplace_id ?? '',
  });
  expect(scoreOf(copyOf(good), brief).score).toBeGreaterThan(scoreOf(copyOf(poor), brief).score);
});

test.each([
  [100, 'A'],
  [80, 'A'],
  [79, 'B'],
  [60, 'B'],
  [59, 'C'],
  [40, 'C'],
  [39, 'D'],
  [20, 'D'],
  [19, 'F'],
  [0, 'F'],
])('%i is %s', (score, grade) => {
  expect(gradeOf(score)).toBe(grade);
});
