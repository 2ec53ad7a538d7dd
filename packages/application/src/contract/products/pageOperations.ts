import { longTextErrors } from './longTextErrors.js';
import { FetchPageRequest, ImportPageRequest, ReadPageRequest } from './pageRequests.js';
import { FetchedPageView, ReadPageView } from './pageViews.js';
import { ShownProductView } from './productRecordViews.js';
import { savedPage } from './savedPage.js';

const MB = 1024 * 1024;
/** Reading is work, and fetching is a visit to the server of a shop. */
const PAGES = { bucket: 'pages', points: 60, seconds: 60 } as const;

const PAGE_FAULTS = [
  'page_invalid_address',
  'page_refused_address',
  'page_excluded_site',
  'page_unknown_site',
  'page_robots',
  'page_blocked',
  'page_not_found',
  'page_wrong_type',
  'page_too_large',
  'page_too_many_redirects',
  'page_unreadable',
  'page_insecure',
  'page_unreachable',
  'page_timeout',
  'page_site_error',
  'page_rate_limited',
  'page_busy',
  'page_without_product',
  'quota_exceeded',
] as const;

const fetched = (summary: string, description: string) =>
  ({
    summary,
    description: `${description} Fetched once, because a person asked, by the site's robots.txt. 1 api_calls; a page without a product costs nothing, and neither does a failure. Where it may pass (the site or the server is not available at the moment), the app then asks for a competitor analysis of this page alone, named "Product Analysis"; a refusal it shows as it is.`,
    access: 'user',
    body: FetchPageRequest,
    status: 200,
    reply: FetchedPageView,
    errors: PAGE_FAULTS,
    rateLimit: PAGES,
  }) as const;

/** The pages of shops: saved ones, and those at an address. */
export const pageOperations = {
  readPage: {
    summary: 'Read a saved page of a shop',
    description:
      'Tells what kind of page it is and what it says of its product, each value with its place. Nothing is fetched. HTML or a web archive, gzipped or not, at most 10 MB. 1 api_calls; a page that shows neither a product nor search results costs nothing.',
    access: 'user',
    body: ReadPageRequest,
    // A page of 10 MB, with what JSON escapes.
    maxJsonBytes: 16 * MB,
    files: { file: savedPage },
    status: 200,
    reply: ReadPageView,
    errors: ['page_required', 'not_a_page', 'page_too_large', 'page_unreadable', 'page_busy', 'quota_exceeded'],
    rateLimit: PAGES,
  },
  importPage: {
    summary: 'Import a page as a product',
    description:
      'Makes a product with the name, brand, category, numbers and facts that the page gives; each fact says which page it is from. Addresses of pictures are kept, and the pictures are not fetched. The same inputs as for reading a saved page, or `url` alone, which is fetched once. 1 api_calls; a page without a product and a product that you have already (`product_exists`) cost nothing.',
    access: 'user',
    body: ImportPageRequest,
    maxJsonBytes: 16 * MB,
    files: { file: savedPage },
    status: 201,
    reply: ShownProductView,
    errors: [
      ...PAGE_FAULTS,
      'page_required',
      'not_a_page',
      'product_name_required',
      'product_exists',
      'too_many_products',
      ...longTextErrors,
    ],
    idempotent: true,
    rateLimit: PAGES,
  },
  amazonPage: fetched('Read a product page of Amazon', 'An address of any Amazon shop.'),
  shopPage: fetched('Read a product page of any shop', 'An address of any shop.'),
} as const;
