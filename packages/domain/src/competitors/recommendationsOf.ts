import { shownPrice } from '../shared/index.js';
import { claimAdvice } from './claimAdvice.js';
import type { ClaimRow } from './claimRows.js';
import type { ComparedProduct } from './ComparedProduct.js';
import type { KeywordGap } from './keywordGaps.js';
import type { PricePosition } from './pricePosition.js';
import type { Recommendation } from './Recommendation.js';

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
