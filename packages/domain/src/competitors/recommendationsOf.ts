import { shownPrice } from '../shared/index.js';
import type { ClaimRow } from './claimRows.js';
import type { ComparedProduct } from './ComparedProduct.js';
import type { KeywordGap } from './keywordGaps.js';
import type { PricePosition } from './pricePosition.js';

/** Something to do, with what was seen. */
export interface Recommendation {
  readonly kind: 'claim' | 'keyword' | 'price' | 'images' | 'bullets';
  readonly text: string;
  /** What was seen, and where. */
  readonly evidence: string;
}

const MOST_CLAIMS = 5;
/** Weight for a buyer from which a claim is worth advice. */
const WEIGHTY = 0.5;
const MOST_TERMS = 8;
/** Above 1.2 times the average, prices are called high (specification, section 5: price advice). */
const HIGH_PRICE = 20;

interface Compared {
  readonly own: ComparedProduct;
  readonly others: readonly ComparedProduct[];
  readonly claims: readonly ClaimRow[];
  readonly keywords: readonly KeywordGap[];
  readonly price: PricePosition | null;
}

/** What would close the gaps to the competitors, the heaviest for buyers first. Nothing is said that was not seen. */
export function recommendationsOf({ own, others, claims, keywords, price }: Compared): readonly Recommendation[] {
  const labels = new Map(others.map(({ id, label }) => [id, label]));
  return [
    ...claimAdvice(claims, labels),
    ...keywordAdvice(keywords, labels),
    ...priceAdvice(price),
    ...countAdvice('images', own.imageCount, others, ({ imageCount }) => imageCount, 'images'),
    ...countAdvice('bullets', own.bulletPoints.length, others, bulletCount, 'bullet points'),
  ];
}

const bulletCount = ({ bulletPoints }: ComparedProduct): number | null =>
  bulletPoints.length === 0 ? null : bulletPoints.length;

const claimAdvice = (claims: readonly ClaimRow[], labels: ReadonlyMap<string, string>): readonly Recommendation[] =>
  claims
    .filter(
      ({ standing, weight, cells }) =>
        standing === 'gap' && weight >= WEIGHTY && cells.some(({ state }) => state === 'states'),
    )
    .slice(0, MOST_CLAIMS)
    .map(({ label, cells }) => {
      const stated = cells.filter(({ state, id }) => state === 'states' && labels.has(id));
      return {
        kind: 'claim',
        text: `${label}: ${whoStates(stated.length, labels.size)}, you do not. State it where it is true.`,
        evidence: stated.map(({ id, values }) => `${labels.get(id)}: ${values.join(', ')}`).join('; '),
      };
    });

/** "2 of 3 competitors state it", "both competitors state it". */
const whoStates = (count: number, all: number): string =>
  all === 1
    ? 'the competitor states it'
    : count === all
      ? `${all === 2 ? 'both' : `all ${all}`} competitors state it`
      : `${count} of ${all} competitors ${count === 1 ? 'states' : 'state'} it`;

function keywordAdvice(
  keywords: readonly KeywordGap[],
  labels: ReadonlyMap<string, string>,
): readonly Recommendation[] {
  const missing = keywords.filter(({ isYours }) => !isYours);
  const phrases = missing.filter(({ term }) => term.includes(' ')).map(({ term }) => term);
  const named = missing
    .filter(({ term }) => term.includes(' ') || !phrases.some((phrase) => phrase.split(' ').includes(term)))
    .slice(0, MOST_TERMS);
  if (named.length === 0) return [];
  const users = [...new Set(named.flatMap(({ usedBy }) => usedBy))].map((id) => labels.get(id) ?? id);
  return [
    {
      kind: 'keyword',
      text: `Where they are true of your product, use: ${named.map(({ term }) => term).join(', ')}.`,
      evidence: `Used by ${users.join(', ')}, not in your text.`,
    },
  ];
}

function priceAdvice(price: PricePosition | null): readonly Recommendation[] {
  if (price === null || price.difference === null || price.difference <= HIGH_PRICE) return [];
  return [
    {
      kind: 'price',
      text: 'Your price is more than 1.2 times the average: lower it, or say what it pays for.',
      evidence: `${price.difference}% above the average of ${shownPrice(price.average, price.currency)}.`,
    },
  ];
}

function countAdvice(
  kind: 'images' | 'bullets',
  own: number | null,
  others: readonly ComparedProduct[],
  count: (product: ComparedProduct) => number | null,
  noun: string,
): readonly Recommendation[] {
  const counts = others.flatMap((one) => {
    const found = count(one);
    return found === null ? [] : [{ label: one.label, found }];
  });
  const most = counts.reduce((max, { found }) => Math.max(max, found), 0);
  if (own === null || own >= most || counts.length === 0) return [];
  return [
    {
      kind,
      text: `Show more ${noun}: you have ${own}, a competitor ${most}.`,
      evidence: counts.map(({ label, found }) => `${label}: ${found}`).join('; '),
    },
  ];
}
