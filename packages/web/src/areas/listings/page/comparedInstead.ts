import { ApiError } from '@listwright/application/contract';
import type { WebClient } from '../../../api/WebClient';
import { isAmazonAddress } from '../results/isAmazonAddress';

type Comparison = Awaited<ReturnType<WebClient['competitors']['analyze']>>;

/** What a competitor analysis read of one page. */
export type ComparedPage = NonNullable<Comparison['analysis_results'][number]['product_info']>;

/** Would be the same a moment later: the certificate of the site, and its wish to be asked less often. */
const LASTING = new Set(['page_insecure', 'page_rate_limited']);

/**
 * Whether a failure may be over when the page is asked for again. The specification names no exceptions; these follow from what else
 * it and the contract ask for:
 * - A refusal is an answer: of the site (robots.txt, a robot check), of its page (no product), of the account (log-in, quota). The
 *   comparison reads pages in the same way, so that the site would be asked twice for the same refusal.
 * - A failure without an answer of our server may have been charged; the comparison would charge again.
 */
function isPassing({ kind, code, status, problem }: ApiError): boolean {
  if (code === 'page_without_product') return problem['page_kind'] === 'error';
  const isAnswered = status !== 0 && code !== 'unexpected_answer';
  return kind === 'unavailable' && isAnswered && !LASTING.has(code);
}

/**
 * The product of a page that could not be read, by a competitor analysis of this page alone, as the specification has it. Undefined
 * where that cannot be, or could not read the page either; neither was charged then.
 */
export async function comparedInstead(
  { competitors }: Pick<WebClient, 'competitors'>,
  url: string,
  fault: unknown,
): Promise<ComparedPage | undefined> {
  if (!(fault instanceof ApiError) || !isPassing(fault)) return undefined;
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
