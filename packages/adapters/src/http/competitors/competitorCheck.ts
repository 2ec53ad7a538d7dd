import { defineAnalysis } from '@listwright/application/analyses';
import type { CompetitorRequest, CompetitorResult } from '@listwright/application/contract';
import { competitorErrors } from '@listwright/application/competitors';
import type * as z from 'zod';

type Request = z.output<typeof CompetitorRequest>;
type Result = z.output<typeof CompetitorResult>;

/** The history of competitor analyses. A run reads pages, so the use case makes it, and every run is a new one. */
export const competitorCheck = defineAnalysis<Request, Result>({
  name: 'competitor_analysis',
  quota: 'api_calls',
  dataVersion: (_, now) => now.toISOString().slice(0, 10),
  analyse: () => {
    throw competitorErrors.noPage();
  },
  table: ({ products, claims }) => ({
    header: ['about', 'standing', ...products.map(({ label }) => label)],
    rows: [
      ['Price', '', ...products.map(({ price }) => price ?? '')],
      ['Rating', '', ...products.map(({ rating }) => rating ?? '')],
      ['Reviews', '', ...products.map(({ reviews }) => reviews ?? '')],
      ...claims.map(({ label, standing, cells }) => [label, standing, ...cells.map(({ values }) => values.join('; '))]),
    ],
  }),
});

/** The result in one sentence. */
export function competitorVerdict({ analysis_results: pages, claims, keywords_found: terms, price }: Result): string {
  const read = pages.filter(({ error }) => error === null).length;
  if (read === 0) return 'No page could be read.';
  const gaps = claims.filter(({ standing }) => standing === 'gap').length;
  const where =
    price?.difference === null || price === null
      ? ''
      : `; your price is ${Math.abs(price.difference)} % ${price.difference < 0 ? 'below' : 'above'} the average`;
  return `${read} of ${count(pages.length, 'page')} compared: ${count(gaps, 'open claim')}, ${count(terms.length, 'unused term')}${where}.`;
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
