import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { api, type Operation } from '@listwright/application/contract/schemas';
import { registerSeller, clientOf, startServer, startSite, type Seller, type TestSite } from './harness/startServer.js';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('behind a TLS proxy', () => {
  it('logs in, with secure cookies', async () => {
    const site = await startSite({ APP_URL: 'https://listings.example.com' });
    try {
      const here = site.url;
      const { email, password } = await registerSeller(here);
      const body = JSON.stringify({ email, password });
      const login = await fetch(`${here}/api/auth/login`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      });
      const cookie = login.headers.get('set-cookie') ?? '';
      expect([login.status, cookie]).toEqual([200, expect.stringMatching(/^__Secure-listwright_refresh=.*; secure/i)]);
      const refresh = await fetch(`${here}/api/auth/refresh`, {
        method: 'POST',
        headers: { cookie: cookie.split(';')[0] ?? '', 'content-type': 'application/json' },
      });
      expect(refresh.status).toBe(200);
      expect(login.headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
    } finally {
      await site.close();
    }
  });
});

describe('the HTTP layer', () => {
  let site: TestSite;
  let seller: Seller;

  beforeAll(async () => {
    site = await startSite();
    seller = await registerSeller(site.url);
  });
  afterAll(() => site.close());

  const ask = (path: string, init: RequestInit & { token?: string } = {}) =>
    fetch(`${site.url}${path}`, {
      ...init,
      headers: {
        ...(init.token === undefined ? {} : { authorization: `Bearer ${init.token}` }),
        ...(init.headers as Record<string, string>),
      },
    });
  const send = (path: string, body: string, contentType = 'application/json', token = seller.token) =>
    ask(path, { method: 'POST', body, token, headers: { 'content-type': contentType } });

  it('sets security headers on every response', async () => {
    for (const path of ['/api/health/live', '/api/nothing', '/api/docs', '/login', '/nothing.js']) {
      const { headers } = await ask(path);
      expect(headers.get('content-security-policy')).toMatch(
        /default-src 'none'.*script-src 'self'.*base-uri 'none'.*object-src 'none'.*frame-ancestors 'none'/,
      );
      expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/);
      expect([headers.get('x-content-type-options'), headers.get('x-frame-options')]).toEqual(['nosniff', 'DENY']);
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
    expect((await ask('/api/auth/me', { token: seller.token })).headers.get('cache-control')).toBe('no-store');
  });

  it('rejects every protected operation without a valid token', async () => {
    const [head = '', body = '', signature = ''] = seller.token.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
    const signed = (header: object, payload: object, key = 'a test key that is long enough to be one') => {
      const text = `${encode(header)}.${encode(payload)}`;
      return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
    };
    const hs256 = { alg: 'HS256', typ: 'JWT' };
    const now = Math.floor(Date.now() / 1000);
    expect((await ask('/api/auth/me', { token: signed(hs256, claims) })).status).toBe(200);
    const bad = [
      '',
      'x',
      'a.b',
      'a.b.c.d',
      `${head}.${body}.`,
      `${head}.${body}`,
      `.${body}.${signature}`,
      `${encode({ alg: 'none' })}.${body}.`,
      `${encode({ alg: 'none', typ: 'JWT' })}.${body}.${signature}`,
      signed(hs256, claims, ''),
      signed(hs256, claims, 'another key'),
      signed({ alg: 'RS256' }, claims),
      signed({ alg: 'HS512' }, claims),
      signed({ ...hs256, kid: '../../etc/passwd' }, claims, 'x'),
      signed({ ...hs256, jku: 'http://evil.example' }, claims, 'x'),
      signed(hs256, { ...claims, exp: now - 31 }),
      signed(hs256, { ...claims, iss: 'other' }),
      signed(hs256, { ...claims, aud: 'other' }),
      signed(hs256, { ...claims, typ: 'refresh' }),
      signed(hs256, { ...claims, sid: '00000000-0000-7000-8000-000000000000' }),
      signed(hs256, { ...claims, sub: '00000000-0000-7000-8000-000000000000' }),
      signed(hs256, { ...claims, sub: { x: 1 } }),
      signed(hs256, { ...claims, nbf: now + 3600 }),
      `${head}.${body.slice(0, -2)}AA.${signature}`,
      `${head}.${body}.${signature.slice(0, -3)}AAA`,
      'A'.repeat(10_000),
    ];
    for (const token of bad) {
      const response = await ask('/api/auth/me', { token });
      expect([token.slice(0, 60), response.status]).toEqual([token.slice(0, 60), 401]);
      expect(await response.text()).not.toMatch(/jwt|stack|at /i);
    }
    const operations = Object.values(api).flatMap((contract) => Object.values(contract) as Operation[]);
    for (const operation of operations.filter(({ access }) => access !== 'public')) {
      const path = operation.path.replace(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000');
      expect([operation.path, (await ask(path, { method: operation.method })).status]).toEqual([operation.path, 401]);
    }
  });

  it('ends a session at once on every process', async () => {
    const other = await startServer(site.env);
    const leaving = await registerSeller(site.url);
    const elsewhere = clientOf(other.url, leaving.token);
    await elsewhere.accounts.me();
    await leaving.client.accounts.logout({ body: {} });
    await expect(elsewhere.accounts.me()).rejects.toMatchObject({ status: 401 });
    const blocked = await registerSeller(site.url);
    await site.test.database.query('update users set is_suspended = true where id = $1', [blocked.id]);
    await expect(clientOf(other.url, blocked.token).accounts.me()).rejects.toMatchObject({ status: 401 });
    await expect(
      blocked.client.accounts.login({ body: { email: blocked.email, password: blocked.password } }),
    ).rejects.toMatchObject({
      status: 401,
      code: 'bad_credentials',
    });
    await other.stop();
  });

  it('hides the refresh token from scripts, rotates it, and ends the session when an old one is reused', async () => {
    const login = await ask('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: seller.email, password: seller.password }),
    });
    const cookie = login.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/path=\/api\/auth;.*samesite=strict; httponly/i);
    expect(await login.text()).not.toContain('refresh_token');
    const refresh = (value: string) =>
      ask('/api/auth/refresh', {
        method: 'POST',
        headers: { cookie: value.split(';')[0] ?? '', 'content-type': 'application/json' },
        body: '{}',
      });
    const first = await refresh(cookie);
    expect(first.status).toBe(200);
    const { data } = (await first.json()) as { data: { token: string } };
    expect((await refresh(cookie)).status).toBe(401);
    expect((await ask('/api/auth/me', { token: data.token })).status).toBe(401);
  });

  it('lets no user raise their own role', async () => {
    const greedy = {
      role: 'admin',
      is_admin: true,
      subscription_plan: 'unlimited',
      quotas: {},
      id: 'x',
      quota_overrides: { listings_generated: 1e9 },
    };
    const body = JSON.stringify({ full_name: 'Eve', ...greedy, constructor: { prototype: { role: 'admin' } } });
    const put = (text: string) =>
      ask('/api/auth/me', {
        method: 'PUT',
        body: text,
        token: seller.token,
        headers: { 'content-type': 'application/json' },
      });
    const refused = (await (await put(body)).json()) as { status: number; errors: { path: string }[] };
    expect(refused).toMatchObject({ status: 422, code: 'validation_failed' });
    expect(refused.errors.map(({ path }) => path).toSorted()).toEqual(
      [...Object.keys(greedy), 'constructor'].toSorted(),
    );
    expect((await put(JSON.stringify({ full_name: 'Eve' }))).status).toBe(200);
    expect((await put(`${body.slice(0, -1)},"__proto__":{"role":"admin"}}`)).status).toBe(400);
    const { user } = await seller.client.accounts.me();
    expect(user).toMatchObject({
      id: seller.id,
      email: seller.email,
      role: 'user',
      subscription_plan: 'free',
      full_name: 'Eve',
    });
    for (const email of ['admin@example.com', 'ADMIN@Example.com']) {
      await expect(
        seller.client.accounts.register({ body: { email, password: 'a good password', full_name: 'Eve' } }),
      ).rejects.toMatchObject({ status: 409 });
    }
  });

  it.each<[string, string, string, number]>([
    ['a text body', '{"email":"a"}', 'text/plain', 415],
    ['a form', 'email=a', 'application/x-www-form-urlencoded', 415],
    ['broken JSON', '{"email":', 'application/json', 400],
    ['a list', '[]', 'application/json', 400],
    ['wrong types', '{"email":["a"],"password":{"$gt":""}}', 'application/json', 422],
    ['too much', JSON.stringify({ email: 'x'.repeat(1_200_000) }), 'application/json', 413],
    [
      'a huge password',
      JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(10_000) }),
      'application/json',
      422,
    ],
    ['deep JSON', `{"email":${'['.repeat(5000)}${']'.repeat(5000)}}`, 'application/json', 400],
  ])('rejects %s', async (_name, body, type, status) => {
    const response = await send('/api/auth/login', body, type);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    const problem = (await response.json()) as Record<string, unknown>;
    expect(problem).toMatchObject({
      status,
      detail: expect.any(String),
      code: expect.any(String),
      request_id: response.headers.get('x-request-id'),
    });
    expect(problem.message).toBe(problem.detail);
  });

  it('says what is accepted when it rejects a request', async () => {
    const wrong = await ask('/api/listings/', { method: 'PUT', token: seller.token });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect((await ask('/api/auth/me')).headers.get('www-authenticate')).toBe('Bearer realm="listwright"');
    const answer = await send('/api/auth/login', '{"emial":"a@example.com","password":"x"}');
    expect(await answer.json()).toMatchObject({
      status: 422,
      errors: expect.arrayContaining([
        { path: 'emial', message: 'There is no field "emial" here (did you mean "email"?)' },
      ]),
    });
    expect((await ask('/API/auth/me', { token: seller.token })).headers.get('cache-control')).toBe('no-store');
  });

  it('tags the state of a resource, and sends it again only where it has changed', async () => {
    const { listing } = await seller.client.listings.generate({
      body: { product_name: 'Tagged Steel Bottle 750 ml', marketplace: 'amazon' },
    });
    const path = `/api/listings/${listing.id}`;
    const read = (tag?: string) =>
      ask(path, { token: seller.token, headers: { 'accept-encoding': 'br', ...(tag && { 'if-none-match': tag }) } });
    const first = await read();
    const tag = first.headers.get('etag') ?? '';
    expect([first.status, tag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]{27}"$/)]);
    const same = await read(tag);
    expect([same.status, same.headers.get('etag'), await same.text()]).toEqual([304, tag, '']);
    const other = await ask(path, { headers: { 'if-none-match': tag } });
    expect(other.status).toBe(401);
    await seller.client.listings.edit({
      params: { id: listing.id },
      body: { version: listing.version, generated_title: 'Another Title of a Steel Bottle' },
    });
    const changed = await read(tag);
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(tag);
    expect((await ask('/api/listings/', { token: seller.token })).headers.get('etag')).toBeNull();
    const { paths } = (await (await ask('/api/openapi.json')).json()) as {
      paths: Record<
        string,
        { get: { parameters: { name: string }[]; responses: Record<string, { headers: object }> } }
      >;
    };
    const documented = paths['/api/listings/{id}']?.get;
    expect(documented?.parameters.map(({ name }) => name)).toContain('If-None-Match');
    expect(documented?.responses['200']?.headers).toHaveProperty('ETag');
    expect(paths['/api/listings/']?.get.responses['200']?.headers).not.toHaveProperty('ETag');
  });

  it('compresses JSON of more than a kilobyte, and nothing that holds a secret', async () => {
    const encodingOf = async (path: string) =>
      (await ask(path, { token: seller.token, headers: { 'accept-encoding': 'br' } })).headers.get('content-encoding');
    expect(await encodingOf('/api/openapi.json')).toBe('br');
    expect(await encodingOf('/api/health/live')).toBeNull();
    expect(await encodingOf('/api/auth/me')).toBeNull();
  });

  it.each([
    'limit=-1',
    'limit=1e9',
    'limit=abc',
    'page=NaN',
    'page=0',
    'page=2&cursor=W10',
    'limit=1&limit=2',
    'limit=1e1',
    'limit=0x10',
    'cursor=!!!',
    'serch=bottle',
    'marketplace=ebay',
    'status=x',
  ])('rejects the query %s', async (query) => {
    expect((await ask(`/api/listings/?${query}`, { token: seller.token })).status).toBe(422);
  });

  it.each<[string, string, unknown]>([
    ['/api/auth/register', 'POST', { email: 'nul@example.com', password: 'a good password', full_name: 'A\u0000B' }],
    ['/api/listings/generate', 'POST', { product_name: 'Bottle \ud800', marketplace: 'amazon' }],
    [`/api/listings/?cursor=${Buffer.from('["x","y"]').toString('base64url')}`, 'GET', undefined],
    ['/api/listings/?search=%00', 'GET', undefined],
  ])('rejects what no database can store, from %s', async (path, method, body) => {
    const response = await ask(path, {
      method,
      token: seller.token,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect([400, 422]).toContain(response.status);
  });

  it('logs a user out after the access token has expired', async () => {
    const login = await send('/api/auth/login', JSON.stringify({ email: seller.email, password: seller.password }));
    const cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const headers = { cookie, 'content-type': 'application/json' };
    expect((await ask('/api/auth/logout', { method: 'POST', headers, body: '{}', token: 'run out' })).status).toBe(200);
    expect((await ask('/api/auth/refresh', { method: 'POST', headers, body: '{}' })).status).toBe(401);
  });

  it('takes a multipart body, and accepts only real images in it', async () => {
    const form = (bytes: Uint8Array) => {
      const data = new FormData();
      data.set('product_name', '[2026] Steel calendar');
      data.set('marketplace', 'amazon');
      data.set('attributes', '{"material":"steel"}');
      data.set('image', new Blob([bytes.slice().buffer], { type: 'image/png' }), '../../evil.png');
      return data;
    };
    const generate = (body: FormData) => ask('/api/listings/generate', { method: 'POST', body, token: seller.token });
    expect((await generate(form(new TextEncoder().encode('<svg onload=alert(1)>')))).status).toBe(415);
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
    for (const name of ['__proto__', 'constructor', 'toString']) {
      const odd = form(png);
      odd.set(name, 'x');
      const refused = await generate(odd);
      const { errors } = (await refused.json()) as { errors: { path: string }[] };
      expect([refused.status, errors.map((fault) => fault.path)]).toEqual([422, [name]]);
    }
    const answer = await generate(form(png));
    const { data } = (await answer.json()) as { data: { listing: { product_name: string; attributes: object } } };
    expect([answer.status, data.listing.product_name, data.listing.attributes]).toEqual([
      200,
      '[2026] Steel calendar',
      { material: 'steel' },
    ]);
    expect((await generate(form(new Uint8Array(11 * 1024 * 1024)))).status).toBe(413);
  });

  it('finds nothing more with SQL or wildcards in a search', async () => {
    for (const search of ["' or 1=1 --", '%', '_', '\\', "'; select pg_sleep(5); --"]) {
      expect((await seller.client.listings.list({ query: { search } })).total).toBe(0);
    }
  });

  it('limits public checks by address, and returns the waiting time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 140 }, () => send('/api/listings/lint', '{"marketplace":"amazon","title":"x"}')),
    );
    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(20);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answers[0]?.headers.get('ratelimit-limit')).toBe('120');
    const spoofed = await ask('/api/listings/lint', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
      body: '{"marketplace":"amazon"}',
    });
    expect(spoofed.status).toBe(429);
  });

  it('tags the imported rules, and limits how often an address reads them', async () => {
    const read = (headers: Record<string, string> = {}) => ask('/api/rules', { headers });
    const first = await read();
    const tag = first.headers.get('etag') ?? '';
    expect([first.status, first.headers.get('ratelimit-limit')]).toEqual([200, '600']);
    const same = await read({ 'if-none-match': tag });
    expect([tag === '', same.status, await same.text()]).toEqual([false, 304, '']);
    const answers = await Promise.all(Array.from({ length: 620 }, () => read()));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(20);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('documents itself, with every operation', async () => {
    const document = (await (await ask('/api/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, object>;
    };
    const count = Object.values(document.paths).reduce((sum, path) => sum + Object.keys(path).length, 0);
    expect([document.openapi, count]).toEqual([
      '3.1.0',
      Object.values(api).reduce((sum, contract) => sum + Object.keys(contract).length, 0),
    ]);
    expect(await (await ask('/api/docs')).text()).toContain('/api/listings/generate');
    expect(await (await ask('/metrics')).text()).toContain('listwright_http_request_seconds');
  });

  it('logs one line per request, without secrets, and prevents forged lines', async () => {
    await ask('/api/auth/me', {
      token: seller.token,
      headers: { 'user-agent': 'x\\n{"forged":1}', 'x-request-id': 'forged' },
    });
    const lines = site.log().trim().split('\n');
    for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow();
    expect(lines.some((line) => line.includes('"operation":"accounts.me"'))).toBe(true);
    for (const secret of [seller.token, seller.password, 'forged', 'admin password', 'a test key'])
      expect(site.log()).not.toContain(secret);
  });

  it('responds in time when the database does not, and recovers', async () => {
    const held = site.test.database.transaction(async () => {
      await site.test.database.query('lock table sessions in access exclusive mode');
      const blocked = await ask('/api/auth/me', { token: seller.token });
      expect([blocked.status, ((await blocked.json()) as { code: string }).code]).toEqual([
        503,
        'database_unavailable',
      ]);
    });
    await held;
    expect((await ask('/api/auth/me', { token: seller.token })).status).toBe(200);
  });
});
