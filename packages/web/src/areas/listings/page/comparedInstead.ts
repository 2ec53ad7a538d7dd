import { ApiError } from '@listwright/application/contract';
import type { WebClient } from '../../../api/WebClient';
import { isAmazonAddress } from '../results/isAmazonAddress';

type Comparison = Awaited<ReturnType<WebClient['competitors']['analyze']>>;

/** What a competitor analysis read of one page. */
export type ComparedPage = NonNullable<Comparison['analysis_results'][number]['product_info']>;

/** What may be over when the page is asked for again. A site that refuses, or holds no product, would only be asked twice. */
const PASSING = new Set(['page_unreachable', 'page_timeout', 'page_site_error', 'page_unreadable']);

/**
 * The product of a page that could not be read, by a competitor analysis of this page alone, as the specification has it. Undefined
 * where that cannot be, or could not read the page either; neither was charged then.
 */
export async function comparedInstead(
  { competitors }: Pick<WebClient, 'competitors'>,
  url: string,
  fault: unknown,
): Promise<ComparedPage | undefined> {
  if (!(fault instanceof ApiError) || !PASSING.has(fault.code)) return undefined;
  const marketplace = isAmazonAddress(url) ? 'amazon' : 'shopify';
  try {
    const { analysis_results: pages } = await competitors.analyze({
      body: { product_name: 'Product Analysis', marketplace, competitor_urls: [url] },
    });
    return pages[0]?.product_info ?? undefined;
  } catch {
    // The first failure says why.
    return undefined;
  }
}
