import pg from 'pg';
import { seed, SIZES } from './adminSeed.mjs';
import { explainedOf, scansCounted } from './adminPlans.mjs';
import { median } from './measure.mjs';
import { startSite } from './site.mjs';

const BAR_RATIO = 1.5;
const BAR_STATS_MS = 20;
const ROUNDS = 41;
const FAR_PAGE = 2000;
const LIMIT = 20;
const ADMIN = { email: 'bench@example.com', password: 'a good password' };

/**
 * The admin lists at their first and two thousandth page, and the dashboard figures, on a database with years of data.
 */
export async function admin(place) {
  const site = await startSite(place, { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  try {
    await seed(client);
    const token = await signIn(site.url);
    const get = async (path) => {
      const response = await fetch(`${site.url}/api/admin${path}`, { headers: { authorization: `Bearer ${token}` } });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return (await response.json()).data;
    };
    // Requested before counting starts: finding the cursor of a far page is the benchmark's own read.
    const cursors = [];
    for (const path of LISTS) cursors.push([path, await farCursor(path, client)]);
    const before = await scansCounted(client);
    const lists = [];
    for (const [path, cursor] of cursors) lists.push(await measuredList(get, path, cursor));
    const stats = await milliseconds(() => get('/dashboard/stats'));
    const words = await searches(get);
    const after = await scansCounted(client);
    const read = Object.entries(after).filter(([table, times]) => times > before[table]);
    const scans = [
      ...read.map(([table, times]) => `${table}: scanned ${times - before[table]} times during the run`),
      ...(await explainedOf(client)),
    ];
    const worst = Math.max(...lists.map(({ ratio }) => ratio));
    return {
      name: `administrators' lists, page ${FAR_PAGE} against page 1, of ${total()} rows`,
      value: `${worst.toFixed(2)}; figures ${stats.toFixed(1)} ms; ${scans.length} sequential scans`,
      bar: `≤ ${BAR_RATIO}; ≤ ${BAR_STATS_MS} ms; none`,
      pass: worst <= BAR_RATIO && stats <= BAR_STATS_MS && scans.length === 0,
      notes: [
        ...lists.map(({ path, first, far, ratio }) => {
          return `${path}: ${first.toFixed(1)} ms against ${far.toFixed(1)} ms, ratio ${ratio.toFixed(2)}`;
        }),
        ...words,
        ...scans,
      ],
    };
  } finally {
    await client.end();
    await site.stop();
  }
}

const LISTS = [
  '/customers',
  '/customers?plan=free',
  '/quotas',
  '/payments',
  '/transactions',
  '/transactions?type=payment',
  '/audit',
];

/** The cursor of the far page: the same one that paging there would return. */
const CURSORS = {
  '/customers':
    'select created_at::text as at, id from users where erased_at is null order by created_at desc, id desc',
  '/customers?plan=free':
    "select created_at::text as at, id from users where erased_at is null and subscription_plan = 'free' order by created_at desc, id desc",
  '/quotas': 'select created_at::text as at, id from users where erased_at is null order by created_at desc, id desc',
  '/payments': 'select created_at::text as at, id from payments order by created_at desc, id desc',
  '/transactions': 'select created_at::text as at, id from transactions order by created_at desc, id desc',
  '/transactions?type=payment':
    "select created_at::text as at, id from transactions where type = 'payment' order by created_at desc, id desc",
  '/audit': 'select at::text as at, id from audit_events order by at desc, id desc',
};

async function farCursor(path, client) {
  const { rows } = await client.query(`${CURSORS[path]} offset ${(FAR_PAGE - 1) * LIMIT - 1} limit 1`);
  const cursor = Buffer.from(JSON.stringify([rows[0].at, rows[0].id])).toString('base64url');
  return cursor;
}

async function measuredList(get, path, cursor) {
  const near = `${path}${path.includes('?') ? '&' : '?'}limit=${LIMIT}`;
  const [firsts, fars] = [[], []];
  // Alternates, so that other load on the machine affects both alike.
  for (let round = 0; round < ROUNDS; round += 1) {
    firsts.push(await once(() => get(near)));
    fars.push(await once(() => get(`${near}&cursor=${cursor}`)));
  }
  const [first, far] = [median(firsts), median(fars)];
  return { path, first, far, ratio: far / first };
}

async function searches(get) {
  const paths = [
    '/customers?search=company 4711',
    '/transactions?search=user4711@',
    '/transactions?search=professional',
  ];
  const lines = [];
  for (const path of paths) lines.push(`${path}: ${(await milliseconds(() => get(path))).toFixed(1)} ms`);
  return lines;
}

async function once(work) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function milliseconds(work) {
  const all = [];
  for (let round = 0; round < ROUNDS; round += 1) all.push(await once(work));
  return median(all);
}

async function signIn(url) {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  return (await response.json()).data.token;
}

const total = () =>
  Object.values(SIZES)
    .reduce((sum, size) => sum + size, 0)
    .toLocaleString('en');
