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

const problem = (request, body) =>
  request.respond({ status: body.status, contentType: 'application/problem+json', body: JSON.stringify(body) });

/** How the API answers in states that a healthy server does not show. Signing in always works. */
export const answers = {
  never: () => undefined,
  broken: (request) => problem(request, broken),
  /** The order is still being placed. */
  ordering: (request) => (request.url().endsWith('/create-order') ? undefined : request.continue()),
  spent: (request) => (request.method() === 'POST' ? problem(request, spent) : request.continue()),
};
