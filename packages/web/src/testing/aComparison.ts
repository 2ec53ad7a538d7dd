import type { WebClient } from '../api/WebClient';

type Comparison = Awaited<ReturnType<WebClient['competitors']['analyze']>>;
type PageResult = Comparison['analysis_results'][number];

/** The result of a comparison in which no page was read and nothing was found. */
export const EMPTY_RESULT = {
  status: 'completed' as const,
  product_name: 'Product Analysis',
  marketplace: 'shopify' as const,
  error_message: null,
  analysis_results: [],
  products: [],
  price_analysis: '',
  price: null,
  claims: [],
  keywords: [],
  keywords_found: [],
  recommendations: [],
};

/** A reply of the competitor analysis of one page; `info`: what was read there, null for nothing. */
export function aComparison(info: PageResult['product_info']): Comparison {
  const result = {
    ...EMPTY_RESULT,
    status: info === null ? ('failed' as const) : ('completed' as const),
    error_message: info === null ? 'No page could be read.' : null,
    analysis_results: [
      {
        url: 'https://shop.example/mug',
        error: info === null ? 'The site took too long to answer.' : null,
        product_info: info,
        price_analysis: '',
        competitors: [],
        same_product_sellers: [],
        other_offers: '',
        keywords_found: [],
        recommendations: [],
      },
    ],
  };
  const analysis = {
    id: '00000000-0000-4000-8000-000000000401',
    label: 'Product Analysis',
    verdict: '',
    score: null,
    data_version: '2026-11-23',
    created_at: '2026-11-23T09:00:00.000Z',
    input: { product_name: 'Product Analysis' } as Comparison['analysis']['input'],
    result,
  };
  return { ...result, id: analysis.id, analysis, cached: false };
}
