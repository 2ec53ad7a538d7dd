import { ApiError } from '@listwright/application/contract';
import { CliError } from '../../CliError.js';
import type { CliContext } from '../../CliContext.js';
import { EXIT } from '../../exitCode.js';
import { isAddress } from '../../input/isAddress.js';
import { savedPage } from '../../input/savedPage.js';
import { countOf } from '@listwright/domain/shared';
import { judgePage } from '@listwright/domain/listings';
import type { Row } from '../../output/Row.js';
import type { Analyzed, Read } from './Analyzed.js';
import { pageReport } from './pageReport.js';

const COLUMNS = ['source', 'kind', 'score', 'title', 'brand', 'price', 'currency', 'rating', 'ratings', 'in_stock'];

export interface AnalyzeOptions {
  readonly pageUrl?: string;
  /** For how many days a link is made. */
  readonly share?: '7' | '30';
}

/** Reads each page by the server and prints what it shows. */
export async function runAnalyze(
  sources: readonly string[],
  { pageUrl: url, share: days }: AnalyzeOptions,
  context: CliContext,
): Promise<number> {
  const { print } = context;
  if (url !== undefined && sources.length > 1)
    throw new CliError('one_page', '--page-url is for one saved page.', 'Name one file.');
  const pages: Analyzed[] = [];
  const today = context.now().toISOString().slice(0, 10);
  for (const source of sources) {
    const read = await readSource(source, url, context);
    if (read.product === null) {
      pages.push({ ...read, judged: null });
      continue;
    }
    const share =
      days === undefined
        ? {}
        : { share: await sharedLink({ product: read.product, days, number: pages.length + 1 }, context) };
    const { score, grade, suggestions } = judgePage(read.product, today);
    pages.push({ ...read, judged: { score, grade, suggestions }, ...share });
  }
  const rows = pages.map(rowOf);
  print.result({ data: { pages }, rows, columns: COLUMNS, report: () => pageReport(pages, today) });
  for (const { share } of pages)
    if (share !== undefined) print.message(`Link until ${share.expires_at.slice(0, 10)}: ${share.url}`);
  const unread = pages.filter(({ page }) => page.kind !== 'product' && page.kind !== 'search');
  for (const { source, page } of unread) print.failure(`${source}: ${page.reason}`);
  if (unread.length === 0) return EXIT.done;
  // A saved page cannot be saved once more.
  const hint = unread.some(({ source }) => isAddress(source))
    ? ' Save the page in your browser and name the file.'
    : '';
  print.failure(`${countOf(unread.length, 'page')} could not be read.${hint}`);
  return unread.length === pages.length ? EXIT.failed : EXIT.partial;
}

async function readSource(
  source: string,
  url: string | undefined,
  context: CliContext,
): Promise<Omit<Analyzed, 'judged' | 'share'>> {
  const { products } = context.client;
  if (isAddress(source)) {
    const body = { url: source };
    const { provenance, ...product } = await products.shopPage({ body }).catch((error: unknown) => unreadOf(error));
    if (!('title' in product)) return { source, page: product, product: null, results: [], provenance: {} };
    return {
      source,
      page: { kind: 'product', reason: 'The page shows one product.' },
      product,
      results: [],
      provenance,
    };
  }
  const file = await savedPage(context, source);
  const body = url === undefined ? {} : { url };
  return { source, ...(await products.readPage({ body, files: { file } })) };
}

interface Shared {
  readonly product: NonNullable<Read['product']>;
  readonly days: '7' | '30';
  /** Which of the pages of this command. */
  readonly number: number;
}

async function sharedLink({ product, days, number }: Shared, { client, options, now }: CliContext) {
  // Without the time of reading, a repeat with the same idempotency key is the same request.
  const body = { product, expires_in_days: days === '7' ? 7 : 30 } as const;
  const key = options.idempotencyKey === undefined ? {} : { idempotencyKey: `${options.idempotencyKey}-${number}` };
  const { share, url } = await client.products.sharePage({ body }, key).catch((error: unknown) => {
    if (!asksForTime(error)) throw error;
    return client.products.sharePage({ body: { ...body, read_at: now().toISOString() } }, key);
  });
  return { id: share.id, url, expires_at: share.expires_at };
}

/** A server of an earlier version, which wants to know when the page was read. */
const asksForTime = (error: unknown): boolean =>
  error instanceof ApiError && error.errors.some(({ path }) => path === 'read_at');

/** A page that the site or the reader refuses; every other failure ends the command. */
function unreadOf(error: unknown): Read['page'] & { readonly provenance: Record<string, never> } {
  if (!(error instanceof ApiError) || !error.code.startsWith('page_')) throw error;
  const kind = (error.problem['page_kind'] as Read['page']['kind'] | undefined) ?? KINDS[error.code] ?? 'error';
  return { kind, reason: error.message, provenance: {} };
}

const KINDS: Readonly<Record<string, Read['page']['kind']>> = {
  page_blocked: 'blocked',
  page_robots: 'blocked',
  page_not_found: 'not_found',
};

const rowOf = ({ source, page, product, judged }: Analyzed): Row => ({
  source,
  kind: page.kind,
  score: judged?.score ?? '',
  title: product?.title ?? '',
  brand: product?.brand ?? '',
  price: product?.price ?? '',
  currency: product?.currency ?? '',
  rating: product?.rating ?? '',
  ratings: product?.rating_count ?? '',
  in_stock: product?.in_stock === null || product === null ? '' : product.in_stock ? 'yes' : 'no',
});
