import type { NewSheet } from '@listwright/application/shared';
import type { Result } from './competitorCheck.js';

/** A competitor analysis as a workbook: summary, claims, keywords, recommendations, sellers and pages that failed. */
export function competitorSheets(result: Result): readonly NewSheet[] {
  const { products, claims, keywords, recommendations, analysis_results: pages } = result;
  const labels = products.map(({ label }) => label);
  return [
    {
      name: 'Products',
      header: ['product', 'title', 'price', 'currency', 'rating', 'reviews', 'images', 'bullet points', 'page'],
      rows: products.map((one) => [
        one.label,
        one.title,
        one.price ?? '',
        one.currency,
        one.rating ?? '',
        one.reviews ?? '',
        one.images ?? '',
        one.bullet_points.length,
        { text: one.url, link: one.url },
      ]),
    },
    {
      name: 'Claims',
      header: ['about', 'standing', ...labels],
      rows: claims.map(({ label, standing, cells }) => [
        label,
        standing,
        ...cells.map(({ values, state }) => (state === 'silent' ? '—' : values.join('; '))),
      ]),
    },
    {
      name: 'Keywords',
      header: ['term', 'weight', 'in your text', 'used by'],
      rows: keywords.map(({ term, weight, is_yours: isYours, used_by: usedBy }) => [
        term,
        weight,
        isYours ? 'yes' : 'no',
        usedBy.map((id) => products.find((one) => one.id === id)?.label ?? id).join(', '),
      ]),
    },
    {
      name: 'Recommendations',
      header: ['about', 'what to do', 'evidence'],
      rows: [
        ...recommendations.map(({ kind, text, evidence }) => [kind, text, evidence]),
        ...(result.price_analysis === '' ? [] : [['price', result.price_analysis, '']]),
      ],
    },
    {
      name: 'Sellers',
      header: ['page', 'seller', 'price', 'currency', 'rating', 'ratings', 'offer'],
      rows: pages.flatMap(({ url, same_product_sellers: sellers, other_offers: more }) => [
        ...sellers.map((one) => [
          { text: url, link: url },
          one.seller,
          one.price ?? '',
          one.currency,
          one.rating ?? '',
          one.reviews ?? '',
          one.features.join('; '),
        ]),
        ...(more === '' ? [] : [[{ text: url, link: url }, '', '', '', '', '', more]]),
      ]),
    },
    {
      name: 'Pages',
      header: ['page', 'error'],
      rows: pages.map(({ url, error }) => [{ text: url, link: url }, error ?? '']),
    },
  ];
}
