import { amazonPage } from './amazonPage.mjs';

const spent = {
  type: 'about:blank',
  title: 'Quota exceeded',
  status: 403,
  code: 'quota_exceeded',
  detail: 'You have used all listings of this month.',
  message: 'You have used all 100 listings of this month.',
  quota_exceeded: true,
  current_plan: 'free',
  usage_stats: { quota: 'listings_generated', used: 100, limit: 100, percentage_used: 100 },
  upgrade_options: [{ plan: 'pro' }, { plan: 'enterprise' }],
  reset_date: '2026-12-01T00:00:00.000Z',
};
const broken = {
  type: 'about:blank',
  title: 'Internal error',
  status: 500,
  code: 'internal',
  detail: 'Something failed.',
};

const callsSpent = {
  ...spent,
  detail: 'You have used all API calls of this month.',
  message: 'You have used all 100 API calls of this month.',
  usage_stats: { ...spent.usage_stats, quota: 'api_calls' },
};

const problem = (request, body) =>
  request.respond({ status: body.status, contentType: 'application/problem+json', body: JSON.stringify(body) });

/** A job that does not move, and its URL. */
const WAITING = '01a1fced-0000-7000-8000-000000000200';
const waitingJob = (waits) => ({
  batch_id: WAITING,
  kind: 'listings',
  format: 'csv',
  marketplace: 'amazon',
  file_name: 'autumn-catalogue.csv',
  columns: [{ name: 'product_name', field: 'product_name' }],
  status: waits === 'quota' ? 'paused' : 'running',
  waits_for: waits,
  summary: { total: 340, processed: 212, successful: 209, failed: 3 },
  rate_per_second: null,
  eta_seconds: null,
  finished_at: null,
  created_at: '2026-11-21T08:00:00.000Z',
  started_at: '2026-11-21T08:00:01.000Z',
});
const waitingFor = (waits) => (request) => {
  const { pathname, search } = new URL(request.url());
  const reply = (data) =>
    request.respond({ status: 200, contentType: 'application/json', body: JSON.stringify({ success: true, data }) });
  const job = waitingJob(waits);
  if (pathname === '/api/bulk/' && search.includes('open=true'))
    return reply({ batches: [job], total: 1, next_cursor: null });
  if (pathname === `/api/bulk/check/${WAITING}`) return reply({ ...job, errors: [] });
  return request.continue();
};

/** Answers what is sent, or only what is sent to one path; the rest goes on. */
const sentTo = (act, path) => (request) =>
  request.method() === 'POST' && (path === undefined || new URL(request.url()).pathname.startsWith(path))
    ? act(request)
    : request.continue();
const IMPORT = '/api/products/import';

/** How the API answers in states that a healthy server does not show. Signing in always works. */
export const answers = {
  never: () => undefined,
  broken: (request) => problem(request, broken),
  /** The order is still being placed. */
  ordering: (request) => (request.url().endsWith('/create-order') ? undefined : request.continue()),
  quotaWaits: waitingFor('quota'),
  serverWaits: waitingFor('provider'),
  spent: sentTo((request) => problem(request, spent)),
  /** What is sent is still being worked on, fails, or costs more API calls than are left. */
  sending: sentTo(() => undefined),
  failing: sentTo((request) => problem(request, broken)),
  callsSpent: sentTo((request) => problem(request, callsSpent)),
  importing: sentTo(() => undefined, IMPORT),
  importFails: sentTo((request) => problem(request, broken), IMPORT),
  importSpent: sentTo((request) => problem(request, callsSpent), IMPORT),
  /** A page of Amazon, read as a saved one. */
  amazon: sentTo(async (request) => {
    const response = await fetch(new URL('/api/scraper/read', request.url()), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: request.headers().authorization ?? '' },
      body: JSON.stringify({ html: amazonPage, url: 'https://www.amazon.com/dp/B0HIMALMUG' }),
    });
    const { data } = await response.json();
    const body = JSON.stringify({ success: true, data: { ...data.product, provenance: data.provenance } });
    await request.respond({ status: 200, contentType: 'application/json', body });
  }, '/api/scraper/amazon-product'),
};
