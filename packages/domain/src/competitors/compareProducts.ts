import { claimRows, readCompared, type ClaimRow, type ReadCompared } from './claimRows.js';
import type { ComparedProduct } from './ComparedProduct.js';
import { keywordGaps, type KeywordGap } from './keywordGaps.js';
import { pricePosition, priceSentences, type PricePosition } from './pricePosition.js';
import type { Recommendation } from './Recommendation.js';
import { recommendationsOf } from './recommendationsOf.js';

/** A product beside competitors. */
export interface Comparison {
  readonly price: PricePosition | null;
  /** The price position in sentences. */
  readonly priceAnalysis: string;
  readonly claims: readonly ClaimRow[];
  readonly keywords: readonly KeywordGap[];
  readonly recommendations: readonly Recommendation[];
}

/** A product beside all its competitors together, and beside each of them alone. */
export interface Comparisons {
  readonly all: Comparison;
  /** In the order of the competitors. */
  readonly each: readonly Comparison[];
}

/** Compares by what the texts say, and by nothing else: every row, term and advice has its evidence. */
export function compareProducts(own: ComparedProduct, others: readonly ComparedProduct[]): Comparisons {
  const mine = readCompared(own);
  const theirs = others.map(readCompared);
  return { all: comparisonOf(mine, theirs), each: theirs.map((one) => comparisonOf(mine, [one])) };
}

function comparisonOf(mine: ReadCompared, theirs: readonly ReadCompared[]): Comparison {
  const own = mine.product;
  const others = theirs.map(({ product }) => product);
  const claims = claimRows([mine, ...theirs]);
  const keywords = keywordGaps(own, others);
  const price = pricePosition(own.price, others);
  return {
    price,
    priceAnalysis: priceSentences(price).join(' '),
    claims,
    keywords,
    recommendations: recommendationsOf({ own, others, claims, keywords, price }),
  };
}
