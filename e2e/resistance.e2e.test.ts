import { request } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { api, type Operation } from '@listwright/application/contract/schemas';
import { clientOf, registerSeller, startSite, type Seller, type TestSite } from './harness/startServer.js';

const ID = '00000000-0000-7000-8000-000000000000';
const operations = Object.values(api).flatMap((contract) => Object.values(contract) as Operation[]);

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Values of cursors that no server made: of another list, another type, another length, and what databases stumble over. */
const CURSOR_VALUES: readonly unknown[] = [
  [],
  [null],
  [true],
  [{}],
  [[]],
  ['x'],
  [-1],
  [Number.MAX_SAFE_INTEGER],
  [1.5],
  [''],
  ['\u0000'],
  ['\ud800'],
  ["' or 1=1 --"],
  ['NaN'],
  ['infinity'],
  ['2026-02-31T00:00:00Z'],
  ['2026-11-23T00:00:00Z'],
  ['2026-11-23T00:00:00Z', ID],
  ['2026-11-23T00:00:00Z', 'x'],
  ['2026-11-23T00:00:00Z', null],
  ['2026-11-23T00:00:00Z', ID, ID],
  ['294277-01-01T00:00:00Z', ID],
  ['-infinity', ID],
  ['x', ID],
  ['', ''],
  [ID, '2026-11-23T00:00:00Z'],
  [1, ID],
  [ID, 1],
  { 0: 'x', length: 1 },
  'x',
  null,
];
/** As text, for JavaScript has no such numbers. */
const NUMBERS = ['[1e400]', '[9007199254740993]', '[-0]'].map((text) => Buffer.from(text).toString('base64url'));
const CURSORS = [
  ...CURSOR_VALUES.map(encoded),
  ...NUMBERS,
  '!!!',
  '',
  '%00',
  'W10',
  '../../x',
  'A'.repeat(500),
  'A'.repeat(501),
];

const FILTER_VALUES = [
  '',
  '0',
  '-1',
  '1e9',
  '99999999999999999999',
  'NaN',
  'null',
  'true',
  '\u0000',
  '\ud83d',
  '%',
  '_',
  '\\',
  "'",
  "' or 1=1 --",
  '";select pg_sleep(9);--',
  '$1',
  '{}',
  '[]',
  '../../etc/passwd',
  '2026-02-31',
  '0000-00-00',
  '294277-01-01',
  'infinity',
  ID,
  'x'.repeat(3000),
  '<script>alert(1)</script>',
  '\r\nset-cookie: a=b',
];

/** What resisted an attacker once, and must keep to. The rest of the list has its tests next to what they test. */
describe('an attacker', () => {
  let site: TestSite;
  let seller: Seller;
  let admin: string;

  beforeAll(async () => {
    site = await startSite();
    seller = await registerSeller(site.url);
    const login = await clientOf(site.url).accounts.login({
      body: { email: 'admin@example.com', password: 'admin password' },
    });
    admin = login.token ?? '';
  });
  afterAll(() => site.close());

  const ask = (path: string, token: string, init: RequestInit = {}) =>
    fetch(`${site.url}${path}`, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } });
  const pathOf = ({ path }: Operation) =>
    path
      .replace(/\{row\}/u, '1')
      .replace(/\{version\}/u, '1')
      .replace(/\{\w+\}/gu, ID);
  const tokenOf = ({ access }: Operation) => (access === 'admin' ? admin : seller.token);

  /** Reads, as `name=value` of the query, that are answered with anything but a result or a refusal. */
  async function faultsOf(asked: readonly (readonly [Operation, string])[]): Promise<readonly string[]> {
    const faults: string[] = [];
    for (const [operation, query] of asked) {
      const response = await ask(`${pathOf(operation)}?${query}`, tokenOf(operation));
      await response.body?.cancel();
      if (![200, 400, 404, 409, 422, 429].includes(response.status))
        faults.push(`${response.status} ${operation.path}?${query.slice(0, 80)}`);
    }
    return faults;
  }
  const reads = operations.filter(({ method, query }) => method === 'GET' && query !== undefined);

  it('gets no error of the server out of a tampered cursor, of any list', async () => {
    const lists = reads.filter(({ query }) => query !== undefined && 'cursor' in query.shape);
    const asked = lists.flatMap((list) =>
      CURSORS.map((cursor) => [list, `cursor=${encodeURIComponent(cursor)}`] as const),
    );
    expect(asked.length).toBeGreaterThan(338);
    expect(await faultsOf(asked)).toEqual([]);
  });

  it('gets no error of the server out of any value of any filter', async () => {
    const asked = reads.flatMap((operation) =>
      Object.keys(operation.query?.shape ?? {}).flatMap((name) =>
        FILTER_VALUES.map((value) => [operation, new URLSearchParams({ [name]: value }).toString()] as const),
      ),
    );
    expect(asked.length).toBeGreaterThan(1000);
    expect(await faultsOf(asked)).toEqual([]);
  });

  it('does with a key what its scope allows, on every operation', async () => {
    const keyOf = async (scope: 'read' | 'write') =>
      (await seller.client.accounts.createApiKey({ body: { name: scope, scopes: [scope] } })).key;
    const [reader, writer] = [await keyOf('read'), await keyOf('write')];
    const shut = operations.filter(({ access }) => access === 'user');
    expect(shut.length).toBeGreaterThan(30);
    for (const operation of shut) {
      const { method, path } = operation;
      const response = await ask(pathOf(operation), method === 'GET' ? writer : reader, { method });
      const { code } = (await response.json()) as { code: string };
      expect([method, path, response.status, code]).toEqual([method, path, 403, 'missing_scope']);
    }
  });

  it('reads and sends nothing from a page of another site', async () => {
    const origin = { origin: 'https://evil.example' };
    for (const path of ['/api/auth/me', '/api/auth/refresh', '/api/plans', '/api/listings/']) {
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        const asked = {
          ...origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization',
        };
        const { headers } = await fetch(`${site.url}${path}`, { method, headers: asked });
        const granted = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
        expect([method, path, granted]).toEqual([method, path, []]);
      }
    }
    // What a form of another page can send without being asked for leave.
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const body = JSON.stringify({ email: seller.email, password: seller.password });
      const sent = await fetch(`${site.url}/api/auth/login`, {
        method: 'POST',
        headers: { ...origin, 'content-type': type },
        body,
      });
      expect([type, sent.ok]).toEqual([type, false]);
      expect(sent.headers.get('set-cookie')).toBeNull();
    }
  });

  it('puts no address of their own into the link of an email', async () => {
    const body = JSON.stringify({ email: seller.email });
    const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = { ...forged, 'content-type': 'application/json', 'content-length': body.length };
      request(`${site.url}/api/auth/forgot-password`, { method: 'POST', headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .once('error', reject)
        .end(body);
    });
    expect(status).toBe(200);
    const outbox = await (await ask('/api/admin/outbox', admin)).text();
    expect(outbox).toContain(seller.email);
    expect(outbox).not.toContain('evil.example');
  });

  it('fills no memory with a body that unpacks to more than it says', async () => {
    const text = `{"email":"${'a'.repeat(50 * 1024 * 1024)}"}`;
    const bombs = { gzip: gzipSync(text), deflate: deflateSync(text), br: brotliCompressSync(text) };
    const send = async (encoding: string, body: Uint8Array) => {
      const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
      return (await fetch(`${site.url}/api/auth/login`, { method: 'POST', headers, body: new Uint8Array(body) }))
        .status;
    };
    for (const [encoding, bomb] of Object.entries(bombs)) {
      expect([encoding, await send(encoding, bomb)]).toEqual([encoding, 413]);
      // Not in the encoding that it names, or cut.
      expect([encoding, await send(encoding, Buffer.from('{"email":"a@example.com"}'))]).toEqual([encoding, 400]);
      expect([encoding, await send(encoding, bomb.subarray(0, 10))]).toEqual([encoding, 400]);
    }
    expect(await send('compress', bombs.gzip)).toBe(400);
  });

  it('gets the longest texts that are taken judged, and others their answer meanwhile', async () => {
    const judge = (path: string, body: object) =>
      fetch(`${site.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const text = (length: number) => 'no steel, no|'.repeat(length).slice(0, length);
    const attributes = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`Field ${at}`, text(500)]));
    const read = (name: string) =>
      judge('/api/products/read-facts', { product_name: name, description: text(10_000), attributes });
    const order: string[] = [];
    const settled = async (name: string, asked: Promise<Response>) => {
      const response = await asked;
      order.push(name);
      return response;
    };
    const [cup, bowl] = [settled('reading', read('Cup')), settled('reading', read('Bowl'))];
    // Once one is read the server works on the other, which it has had as long.
    const live = Promise.race([cup, bowl]).then(() => settled('live', fetch(`${site.url}/api/health/live`)));
    const replies = await Promise.all([cup, bowl, live]);
    expect(order).toEqual(['reading', 'live', 'reading']);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { data } = (await replies[0].json()) as { data: { unused: unknown[] } };
    expect(data.unused.length).toBeGreaterThan(1000);
    const findings = await judge('/api/listings/lint', { marketplace: 'amazon', description: text(20_000) });
    expect(findings.status).toBe(200);

    // Of one caller two are taken at once.
    const many = await Promise.all(['Mug', 'Jug', 'Pot', 'Pan', 'Lid', 'Urn'].map(read));
    const refused = many.filter(({ status }) => status === 503);
    expect(many.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2);
    expect(refused.length).toBeGreaterThan(0);
    for (const response of refused) {
      expect(response.headers.get('retry-after')).toBe('5');
      expect(await response.json()).toMatchObject({ code: 'text_busy' });
    }
  });

  it('gets long texts of an account written, saved and judged, and others their answer meanwhile', async () => {
    const text = (length: number) => 'no steel, no|'.repeat(length).slice(0, length);
    // Of its own: a second try has the same products to add.
    const { token } = await registerSeller(site.url);
    const send = (method: string, path: string, body: object) =>
      ask(path, token, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const attributes = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`Field ${at}`, text(500)]));
    const write = (name: string) =>
      send('POST', '/api/listings/generate', {
        ...{ product_name: name, marketplace: 'amazon', description: text(5000) },
        attributes,
      });
    const made = (await (await write('Tray')).json()) as { data: { listing: { id: string } } };
    const save = (name: string) =>
      send('PATCH', `/api/listings/${made.data.listing.id}`, {
        ...{ generated_title: name, generated_description: text(20_000) },
        ...{ bullet_points: Array(10).fill(text(2000)), tags: Array.from({ length: 300 }, () => text(300)) },
      });
    const judge = (name: string) =>
      send('POST', '/api/services/seo/analyze', {
        ...{ marketplace: 'amazon', title: name, description: text(20_000) },
        bullet_points: Array(10).fill(text(2000)),
      });
    const add = (name: string) =>
      send('POST', '/api/products/', { product_name: `${name} to keep`, description: text(5000), attributes });
    const ids = await Promise.all(
      ['Mug', 'Jug'].map(async (name) => {
        const { data } = (await (await add(name)).json()) as { data: { product: { id: string } } };
        return data.product.id;
      }),
    );
    const change = (name: string) =>
      send('PATCH', `/api/products/${ids[name === 'Cup' ? 0 : 1]}`, { description: `${name}: ${text(9000)}` });
    const decide = (name: string) =>
      send('PUT', `/api/products/${ids[name === 'Cup' ? 0 : 1]}/facts/f1`, { action: 'confirm' });
    for (const work of [write, save, judge, add, change, decide]) {
      const order: string[] = [];
      const settled = async (name: string, asked: Promise<Response>) => {
        const response = await asked;
        order.push(name);
        return response;
      };
      const [cup, bowl] = [settled('work', work('Cup')), settled('work', work('Bowl'))];
      const live = Promise.race([cup, bowl]).then(() => settled('live', fetch(`${site.url}/api/health/live`)));
      const statuses = (await Promise.all([cup, bowl, live])).map(({ status }) => status).sort();
      expect([work.name, order]).toEqual([work.name, ['work', 'live', 'work']]);
      // Of two edits of one version the one that is written later is a conflict, whichever was sent first.
      const done = work === save ? [200, 200, 409] : work === add ? [200, 201, 201] : [200, 200, 200];
      expect([work.name, statuses]).toEqual([work.name, done]);
    }
  });
});
