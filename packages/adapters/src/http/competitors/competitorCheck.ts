import type { KeptKind } from '@listwright/application/analyses';
import { CompetitorResult } from '@listwright/application/contract/schemas';
import { countOf } from '@listwright/domain/shared';
import type * as z from 'zod';

export type Result = z.output<typeof CompetitorResult>;

/** Competitor analyses as they are kept. A run reads pages, so every run is a new one. */
export const competitorCheck: KeptKind<Result> = {
  name: 'competitor_analysis',
  restore: (stored) => CompetitorResult.parse(stored),
  table: ({ products, claims }) => ({
    header: ['about', 'standing', ...products.map(({ label }) => label)],
    rows: [
      ['Price', '', ...products.map(({ price }) => price ?? '')],
      ['Rating', '', ...products.map(({ rating }) => rating ?? '')],
      ['Reviews', '', ...products.map(({ reviews }) => reviews ?? '')],
      ...claims.map(({ label, standing, cells }) => [label, standing, ...cells.map(({ values }) => values.join('; '))]),
    ],
  }),
};

/** The result in one sentence. */
export function competitorVerdict({ analysis_results: pages, claims, keywords_found: terms, price }: Result): string {
  const read = pages.filter(({ error }) => error === null).length;
  if (read === 0) return 'No page could be read.';
  const gaps = claims.filter(({ standing }) => standing === 'gap').length;
  const where =
    price?.difference === null || price === null
      ? ''
      : `; your price is ${Math.abs(price.difference)}% ${price.difference < 0 ? 'below' : 'above'} the average`;
  return `${read} of ${countOf(pages.length, 'page')} compared: ${countOf(gaps, 'open claim')}, ${countOf(terms.length, 'unused term')}${where}.`;
}
