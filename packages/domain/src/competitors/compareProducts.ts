import { claimRows, readCompared, type ClaimRow } from './claimRows.js';
import type { ComparedProduct } from './ComparedProduct.js';
import { keywordGaps, type KeywordGap } from './keywordGaps.js';
import { pricePosition, priceSentences, type PricePosition } from './pricePosition.js';
import { recommendationsOf, type Recommendation } from './recommendationsOf.js';

/** A product beside its competitors. */
export interface Comparison {
  readonly price: PricePosition | null;
  /** The price position in sentences. */
  readonly priceAnalysis: string;
  readonly claims: readonly ClaimRow[];
  readonly keywords: readonly KeywordGap[];
  readonly recommendations: readonly Recommendation[];
}

/** Compares by what the texts say, and by nothing else: every row, term and advice has its evidence. */
export function compareProducts(own: ComparedProduct, others: readonly ComparedProduct[]): Comparison {
  const products = [own, ...others];
  const claims = claimRows(products, products.map(readCompared));
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
