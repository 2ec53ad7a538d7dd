import type { ComparedCompetitors } from '@listwright/application/competitors';
import type { ComparedProduct, Comparison } from '@listwright/domain/competitors';
import type { Marketplace } from '@listwright/domain/marketplaces';
import type { Result } from './competitorCheck.js';

const MOST_KEYWORDS = 20;
const MOST_FEATURES = 5;

/** A comparison in the names of the wire: what is stored and answered. */
export function competitorView(
  { own, pages, comparisons }: ComparedCompetitors,
  productName: string,
  marketplace: Marketplace,
): Result {
  const read = pages.flatMap(({ product, url }) => (product === null ? [] : [{ product, url }]));
  const alone = new Map(read.map(({ product }, at) => [product, comparisons?.each[at]]));
  const pageResults = pages.map(({ url, product, error }) => ({
    url,
    error,
    ...(product === null
      ? { product_info: null, price_analysis: '', keywords_found: [], recommendations: [] }
      : pageView(product, alone.get(product))),
    competitors: read.filter((one) => one.url !== url).map((one) => competitor(one.product, one.url, marketplace)),
    same_product_sellers: product === null ? [] : sellersOf(product, marketplace),
    other_offers: product?.otherOffers ?? '',
  }));
  const shared = { product_name: productName, marketplace, analysis_results: pageResults };
  const columns = [column(own, ''), ...read.map(({ product, url }) => column(product, url))];
  if (comparisons === null)
    return {
      ...shared,
      status: 'failed',
      error_message: (pages.length === 1 ? pages[0]?.error : null) ?? 'No page could be read.',
      products: columns,
      price_analysis: '',
      price: null,
      claims: [],
      keywords: [],
      keywords_found: [],
      recommendations: [],
    };
  const { price, priceAnalysis, claims, keywords, recommendations } = comparisons.all;
  return {
    ...shared,
    status: 'completed',
    error_message: null,
    products: columns,
    price_analysis: priceAnalysis,
    price: price === null ? null : { ...price },
    claims: claims.map(({ cells, ...row }) => ({
      ...row,
      cells: cells.map((cell) => ({ ...cell, values: [...cell.values] })),
    })),
    keywords: keywords.map(({ term, weight, usedBy, isYours }) => ({
      term,
      weight,
      used_by: [...usedBy],
      is_yours: isYours,
    })),
    keywords_found: keywords.filter(({ isYours }) => !isYours).map(({ term }) => term),
    recommendations: recommendations.map((one) => ({ ...one })),
  };
}

/** `alone`: the own product beside this page only. */
function pageView(product: ComparedProduct, alone: Comparison | undefined) {
  return {
    product_info: {
      title: product.title,
      price: product.price?.amount ?? null,
      currency: product.price?.currency ?? '',
      asin: product.asin,
      rating: product.rating,
      reviews: product.reviewCount,
      seller: product.seller,
    },
    price_analysis: alone?.priceAnalysis ?? '',
    keywords_found: (alone?.keywords ?? []).slice(0, MOST_KEYWORDS).map(({ term }) => term),
    recommendations: (alone?.recommendations ?? []).map(({ text }) => text),
  };
}

const sellersOf = ({ sellers }: ComparedProduct, marketplace: Marketplace) =>
  sellers.map(({ seller, price, rating, ratingCount, condition }) => ({
    seller,
    price: price?.amount ?? null,
    currency: price?.currency ?? '',
    rating,
    reviews: ratingCount,
    marketplace,
    features: condition === '' ? [] : [condition],
  }));

const competitor = (product: ComparedProduct, url: string, marketplace: Marketplace) => ({
  title: product.title,
  price: product.price?.amount ?? null,
  rating: product.rating,
  reviews: product.reviewCount,
  marketplace,
  asin: product.asin,
  seller: product.seller,
  features: product.bulletPoints.slice(0, MOST_FEATURES),
  url,
});

const column = (product: ComparedProduct, url: string) => ({
  id: product.id,
  label: product.label,
  url,
  title: product.title,
  price: product.price?.amount ?? null,
  currency: product.price?.currency ?? '',
  rating: product.rating,
  reviews: product.reviewCount,
  images: product.imageCount,
  bullet_points: [...product.bulletPoints],
});
