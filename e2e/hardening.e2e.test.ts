import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiError } from '@listwright/application/contract';
import { startFakeRazorpay, type FakeRazorpay } from '@listwright/adapters/testing';
import { registerSeller, startServer, startSite, type TestServer, type TestSite } from './harness/startServer.js';
import { startServerProcess } from './harness/startServerProcess.js';

const refusal = (error: unknown) => (error instanceof ApiError ? `${error.status} ${error.code}` : String(error));

/** Longer than a server waits for a client that does not read, where its sockets wait a hundredth of their time. */
const PROBE_MS = 400;
const IMPATIENT = { NODE_OPTIONS: `--import ${pathToFileURL('e2e/harness/impatientSockets.mjs').href}` };

/** Rows S-68, S-71, S-73, S-75 and S-76 of the quality plan, at a server that takes money. */
describe('a server that takes money', () => {
  let razorpay: FakeRazorpay;
  let site: TestSite;

  beforeAll(async () => {
    razorpay = await startFakeRazorpay();
    site = await startSite({
      RAZORPAY_KEY_ID: razorpay.keyId,
      RAZORPAY_KEY_SECRET: razorpay.keySecret,
      RAZORPAY_BASE_URL: razorpay.baseURL,
    });
  });
  afterAll(async () => {
    await site.close();
    await razorpay.stop();
  });

  it('disconnects a client that asks and does not read', async () => {
    const impatient = await startServerProcess({ ...site.env, ...IMPATIENT });
    try {
      const { hostname, port } = new URL(impatient.url);
      const client = connect(Number(port), hostname);
      client.pause();
      client.on('error', () => undefined);
      // More than the buffers of both ends take.
      client.write('GET /api/openapi.json HTTP/1.1\r\nHost: x\r\nAccept-Encoding: identity\r\n\r\n'.repeat(20));
      // A paused client learns of the end only by writing to the socket that is gone; writing earlier would be a sign of life.
      const closed = new Promise<void>((resolve) => client.once('close', () => resolve()));
      const probing = setInterval(() => client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'), PROBE_MS);
      await closed.finally(() => clearInterval(probing));
      expect(client.destroyed).toBe(true);
      expect((await fetch(`${impatient.url}/api/health/ready`)).status).toBe(200);
    } finally {
      expect(await impatient.stop()).toBe(0);
    }
  });

  const ordersPlaced = () => razorpay.requests.filter((one) => one === 'POST /v1/orders').length;

  describe('by idempotency keys (S-68)', () => {
    const body = { amount: 164_900, plan: 'pro', billing_cycle: 'monthly' } as const;

    it('creates one order from twenty-five concurrent requests', async () => {
      const seller = await registerSeller(site.url);
      const before = ordersPlaced();
      const key = randomUUID();
      const order = () => seller.client.billing.createOrder({ body }, { idempotencyKey: key });
      const answers = await Promise.all(Array.from({ length: 25 }, () => order().then((one) => one.order_id, refusal)));
      const replayed = await order();
      expect(new Set(answers.filter((one) => one !== '409 still_running'))).toEqual(new Set([replayed.order_id]));
      expect(ordersPlaced() - before).toBe(1);
      const other = { ...body, amount: 412_400, plan: 'enterprise' } as const;
      expect(await seller.client.billing.createOrder({ body: other }, { idempotencyKey: key }).catch(refusal)).toBe(
        '422 key_reused',
      );
    });

    it('keeps the keys of two accounts separate, and rejects a key that is too long', async () => {
      const [ann, bob] = [await registerSeller(site.url), await registerSeller(site.url)];
      const key = randomUUID();
      const [first, second] = [
        await ann.client.billing.createOrder({ body }, { idempotencyKey: key }),
        await bob.client.billing.createOrder({ body }, { idempotencyKey: key }),
      ];
      expect(first.order_id).not.toBe(second.order_id);
      const long = ann.client.billing.createOrder({ body }, { idempotencyKey: 'k'.repeat(256) });
      expect(await long.catch(refusal)).toMatch(/^400 /);
    });

    it('stores no failure before the work started', async () => {
      const seller = await registerSeller(site.url);
      razorpay.failNext((response) => void response.writeHead(500).end('{}'));
      const key = randomUUID();
      const order = () => seller.client.billing.createOrder({ body }, { idempotencyKey: key });
      expect(await order().catch(refusal)).toBe('502 provider_failed');
      expect((await order()).order_id).toMatch(/^order_/);
    });
  });

  it('reveals no internals (S-71)', async () => {
    for (const path of ['/.git/config', '/.env', '/.git', '/assets/', '/debug', '/server-status', '/package.json']) {
      expect([path, (await fetch(`${site.url}${path}`)).status]).toEqual([path, 404]);
    }
    const page = await (await fetch(`${site.url}/login`)).text();
    const [script = ''] = /\/assets\/[\w-]+\.js/.exec(page) ?? [];
    expect((await fetch(`${site.url}${script}`)).status).toBe(200);
    expect((await fetch(`${site.url}${script}.map`)).status).toBe(404);
    const forwarded = await fetch(`${site.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(forwarded.status).toBe(404);
    expect(await traced(site.url)).toBe(405);
  });

  it('reports only the id of an error (S-71)', async () => {
    const seller = await registerSeller(site.url);
    await site.test.database.query('alter table usage_days rename to usage_days_away');
    const reply = await fetch(`${site.url}/api/usage/history`, {
      headers: { authorization: `Bearer ${seller.token}` },
    });
    await site.test.database.query('alter table usage_days_away rename to usage_days');
    const problem = (await reply.json()) as Record<string, unknown>;
    expect([reply.status, problem.request_id]).toEqual([500, reply.headers.get('x-request-id')]);
    expect(JSON.stringify(problem)).not.toMatch(/usage_days|relation|select|at \w+ \(|\.ts|\.js/i);
    // The line arrives on a separate pipe.
    while (!site.log().includes(String(problem.request_id))) await new Promise((resolve) => setTimeout(resolve, 20));
  });

  describe('by address (S-73)', () => {
    const lint = (url: string, forwarded: string) =>
      fetch(`${url}/api/listings/lint`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
        body: '{"marketplace":"amazon","title":"x"}',
      }).then(({ status }) => status);

    it('trusts only a configured proxy, and only the last address', async () => {
      const trusting: TestServer = await startServer({ ...site.env, TRUSTED_PROXIES: '1' });
      // A client's own header comes before what the proxy adds.
      const spoofed = await Promise.all(
        Array.from({ length: 130 }, (_, at) => lint(trusting.url, `198.51.100.${at % 250}, 203.0.113.7`)),
      );
      expect(spoofed.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
      expect(await lint(trusting.url, '203.0.113.8')).toBe(200);
      await trusting.stop();
    });
  });

  it('has a lock file with a checksum for every package, and lists the allowed install scripts (S-75)', () => {
    type Package = { readonly integrity?: string; readonly link?: boolean; readonly hasInstallScript?: boolean };
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Package> };
    const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      allowScripts: Record<string, boolean>;
    };
    const foreign = Object.entries(packages).filter(([name, one]) => name.includes('node_modules/') && !one.link);
    expect(foreign.filter(([, one]) => one.integrity === undefined).map(([name]) => name)).toEqual([]);
    const named = Object.keys(allowScripts);
    const scripted = foreign
      .filter(([, one]) => one.hasInstallScript)
      .map(([name]) => name.split('node_modules/').at(-1));
    expect(scripted.filter((name) => !named.includes(String(name)))).toEqual([]);
  });

  it('limits what it reads (S-76)', async () => {
    const huge = await fetch(`${site.url}/api/plans`, { headers: { 'x-long': 'x'.repeat(64 * 1024) } }).then(
      ({ status }) => status,
      () => 'closed',
    );
    expect([431, 'closed']).toContain(huge);
    const keys = `{${Array.from({ length: 60_000 }, (_, at) => `"k${at}":1`).join(',')}}`;
    const many = await fetch(`${site.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: keys,
    });
    expect([400, 413, 422]).toContain(many.status);
    const smuggled = await raw(
      site.url,
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    );
    expect(smuggled).toMatch(/^HTTP\/1\.1 400/);
  });

  it('reads an address with as many ids as an export takes, and no longer one', async () => {
    const { token } = await registerSeller(site.url);
    const exported = async (count: number) => {
      const ids = encodeURIComponent(Array.from({ length: count }, () => randomUUID()).join(','));
      const asked = `${site.url}/api/listings/export/amazon?ids=${ids}`;
      return (await fetch(asked, { headers: { authorization: `Bearer ${token}` } })).status;
    };
    expect(await exported(1000)).toBe(404);
    expect(await exported(1001)).toBe(422);
    expect(await exported(1500)).toBe(431);
  });

  it('serves others while five hundred connections send a line and wait (S-76)', async () => {
    const { hostname, port } = new URL(site.url);
    const slow: Socket[] = await Promise.all(
      Array.from(
        { length: 500 },
        () =>
          new Promise<Socket>((resolve, reject) => {
            const socket = connect(Number(port), hostname, () => {
              socket.write('GET /api/plans HTTP/1.1\r\nHost: x\r\nX-Slow: ');
              resolve(socket);
            });
            socket.once('error', reject);
          }),
      ),
    );
    for (const socket of slow) socket.on('error', () => undefined);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => fetch(`${site.url}/api/health/live`).then(({ status }) => status)),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
    for (const socket of slow) socket.destroy();
  });
});

/** `fetch` sends no TRACE. */
function traced(url: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(`${url}/api/plans`, { method: 'TRACE' }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once('error', reject)
      .end();
  });
}

function raw(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.once('close', () => resolve(answer));
    socket.once('error', reject);
  });
}
