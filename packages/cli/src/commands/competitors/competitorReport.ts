import type { CompetitorResult } from '@listwright/application/contract';
import type * as z from 'zod';
import type { ReportCell, ReportPart } from '../../output/reports/Report.js';

const STANDINGS = {
  gap: 'Others state it, you do not',
  denied: 'Others state it, you deny it',
  shared: 'You and others state it',
  edge: 'Only you state it',
} as const;

/** A comparison as the parts of a report: what to do first, then the evidence. */
export function competitorReport(result: z.output<typeof CompetitorResult>): readonly ReportPart[] {
  const { products, claims, keywords, recommendations, analysis_results: pages } = result;
  const labels = new Map(products.map(({ id, label }) => [id, label]));
  return [
    {
      heading: 'Recommendations',
      table: {
        columns: ['What to do', 'Evidence'],
        rows: recommendations.map(({ text, evidence }) => [text, evidence]),
      },
    },
    ...(result.price_analysis === '' ? [] : [{ heading: 'Price', text: result.price_analysis }]),
    {
      heading: 'Products',
      table: {
        columns: ['', 'Title', 'Price', 'Currency', 'Rating', 'Reviews', 'Images', 'Page'],
        rows: products.map((one): ReportCell[] => [
          one.label,
          one.title,
          one.price,
          one.currency,
          one.rating,
          one.reviews,
          one.images,
          one.url,
        ]),
      },
    },
    {
      heading: 'Claims',
      table: {
        columns: ['About', 'Who states it', ...products.map(({ label }) => label)],
        rows: claims.map(({ label, standing, cells }): ReportCell[] => [
          label,
          STANDINGS[standing],
          ...cells.map(({ state, values }) => (state === 'silent' ? null : values.join('; '))),
        ]),
      },
    },
    {
      heading: 'Keywords',
      table: {
        columns: ['Term', 'Weight', 'In your text', 'Used by'],
        rows: keywords.map(({ term, weight, is_yours: isYours, used_by: usedBy }): ReportCell[] => [
          term,
          weight,
          isYours ? 'yes' : 'no',
          usedBy.map((id) => labels.get(id) ?? id).join(', '),
        ]),
      },
    },
    {
      heading: 'Sellers of the same product',
      table: {
        columns: ['Page', 'Seller', 'Price', 'Currency', 'Rating', 'Ratings', 'Offer'],
        rows: pages.flatMap(({ url, same_product_sellers: sellers, other_offers: more }): ReportCell[][] => [
          ...sellers.map((one) => [
            url,
            one.seller,
            one.price,
            one.currency,
            one.rating,
            one.reviews,
            one.features.join('; '),
          ]),
          ...(more === '' ? [] : [[url, null, null, null, null, null, more]]),
        ]),
      },
    },
    {
      heading: 'Pages that could not be read',
      table: {
        columns: ['Page', 'Reason'],
        rows: pages.filter(({ error }) => error !== null).map(({ url, error }) => [url, error]),
      },
    },
  ];
}
