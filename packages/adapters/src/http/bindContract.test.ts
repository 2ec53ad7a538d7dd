import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Authenticate } from '@listwright/application/accounts';
import type { Operation } from '@listwright/application/contract';
import type { Caller } from '@listwright/application/shared';
import {
  CountingTokens,
  FixedClock,
  InMemoryApiKeys,
  InMemorySessions,
  InMemoryUsers,
} from '@listwright/application/testing';
import Router from '@koa/router';
import Koa from 'koa';
import pino from 'pino';
import * as z from 'zod';
import { bindContract, type BindingTools } from './bindContract.js';
import { UploadFolder } from './body/UploadFolder.js';
import { UploadMemoryBudget } from './body/UploadMemoryBudget.js';
import type { RequestState } from './HttpContext.js';
import { IdempotencyStore } from './IdempotencyStore.js';
import { Metrics } from './Metrics.js';
import { requestScope } from './middleware/requestScope.js';
import { RateLimits } from './RateLimits.js';

const KB = 1024;
const POINTS = 3;

/** No request of these tests has an `Idempotency-Key`. */
class NoKeys extends IdempotencyStore {
  override begin(): Promise<never> {
    throw new Error('no request has a key');
  }
  override async finish(): Promise<void> {}
  override async abandon(): Promise<void> {}
  override async sweep(): Promise<void> {}
}

const common = {
  method: 'POST',
  summary: '',
  status: 200,
  errors: [],
  reply: z.object({ bytes: z.number() }),
} as const;
const contract = {
  hook: { ...common, path: '/hook', access: 'public', rawBody: { description: 'An event', maxBytes: 64 * KB } },
  upload: {
    ...common,
    path: '/upload',
    access: 'user',
    files: { file: { description: 'A file', required: true, maxBytes: 100 * KB, accept: [] } },
  },
  limited: {
    ...common,
    path: '/limited',
    access: 'user',
    rateLimit: { bucket: 'limited', points: POINTS, seconds: 60 },
  },
  open: {
    ...common,
    path: '/open',
    access: 'public',
    rateLimit: { bucket: 'open', points: POINTS, seconds: 60 },
  },
  item: { ...common, path: '/items/{id}', access: 'public', params: z.object({ id: z.uuid() }) },
  count: { ...common, path: '/items/count', access: 'public' },
  waits: { ...common, path: '/waits', access: 'public' },
} satisfies Record<string, Operation>;

describe('a contract that is bound', () => {
  let place: string;
  let server: Server;
  let url: string;
  /** Fails the handler of an upload. */
  let fault: Error | undefined;
  let callers: Caller[];
  const tokens = new CountingTokens();

  beforeEach(async () => {
    fault = undefined;
    callers = [];
    place = mkdtempSync(path.join(tmpdir(), 'listwright-contract-'));
    const [clock, users] = [new FixedClock(), new InMemoryUsers()];
    const apiKeys = new InMemoryApiKeys(users);
    for (const name of ['ann', 'bob']) {
      const person = { passwordHash: 'x', fullName: name, companyName: '', phone: '', createdAt: clock.now() };
      await users.add({ id: name, email: `${name}@example.com`, role: 'user', ...person });
      const keyHash = tokens.hashSecret(`lw_${name}`);
      const key = { id: name, userId: name, name, prefix: 'lw_', scopes: ['read', 'write'] as const, expiresAt: null };
      await apiKeys.add({ ...key, keyHash, createdAt: clock.now() }, 5);
    }
    const router = new Router<RequestState>({ strict: false });
    const tools: BindingTools = {
      // The published types of the router are not assignable to themselves under exactOptionalPropertyTypes.
      router: router as unknown as BindingTools['router'],
      authenticate: new Authenticate(new InMemorySessions(users), apiKeys, tokens, clock),
      adminTotp: 'optional',
      idempotency: new NoKeys(),
      rateLimits: new RateLimits(),
      uploads: {
        folder: new UploadFolder(path.join(place, 'uploads')),
        memoryBudget: new UploadMemoryBudget({ total: 100 * KB, waiting: Infinity, waitMs: 1 }),
      },
      secureCookies: false,
      isTest: false,
      drains: new AbortController().signal,
    };
    bindContract(tools, 'test', contract, {
      hook: ({ raw }) => ({ bytes: raw.byteLength }),
      upload: ({ files }) => {
        if (fault !== undefined) throw fault;
        return { bytes: files.file?.bytes.byteLength ?? 0 };
      },
      limited: (_, { caller }) => ({ bytes: callers.push(caller) }),
      open: (_, { caller }) => ({ bytes: callers.push(caller) }),
      item: () => ({ bytes: 0 }),
      count: () => ({ bytes: 0 }),
      waits: async (_, { caller }) => {
        callers.push(caller);
        await once(caller.disconnected, 'abort');
        return { bytes: 0 };
      },
    });
    // The address of a caller is what the test's header says.
    const app = new Koa<RequestState>({ proxy: true });
    app.silent = true;
    app.use(requestScope(pino({ level: 'silent' }), new Metrics()));
    app.use(router.routes());
    await new Promise<void>((resolve) => (server = app.listen(0, '127.0.0.1', resolve)));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
    rmSync(place, { recursive: true, force: true });
  });

  const call = async (to: string, who: string, address = '192.0.2.1') =>
    (
      await fetch(url + to, {
        method: 'POST',
        headers: { authorization: `Bearer lw_${who}`, 'x-forwarded-for': address },
      })
    ).status;

  /** Sends a body of so many pieces without a declared length, until the reply comes; how many pieces that took. */
  const stream = (pieces: number) =>
    new Promise<{ readonly status: number; readonly sent: number }>((resolve, reject) => {
      let [sent, isAnswered] = [0, false];
      const sending = request(`${url}/hook`, { method: 'POST' }, (reply) => {
        isAnswered = true;
        reply.resume();
        resolve({ status: reply.statusCode ?? 0, sent });
      });
      sending.on('error', reject);
      const next = () => {
        if (isAnswered) return;
        if (sent === pieces) return void sending.end();
        sent += 1;
        sending.write(Buffer.alloc(8 * KB), () => setImmediate(next));
      };
      next();
    });

  it('reads an unsigned body no further than declared', async () => {
    expect(await stream(8)).toMatchObject({ status: 200 });
    expect(await stream(9)).toMatchObject({ status: 413 });
    // The reply comes although the body goes on.
    const { status, sent } = await stream(2000);
    expect([status, sent < 2000]).toEqual([413, true]);
  });

  it('releases the memory of an upload, whether its handler succeeds or fails', async () => {
    const upload = async () => {
      const form = new FormData();
      form.set('file', new File([new Uint8Array(80 * KB)], 'a'));
      const headers = { authorization: 'Bearer lw_ann' };
      return (await fetch(`${url}/upload`, { method: 'POST', headers, body: form })).status;
    };
    expect(await upload()).toBe(200);
    fault = new Error('the handler fails');
    expect(await upload()).toBe(500);
    fault = undefined;
    expect(await upload()).toBe(200);
    expect(readdirSync(path.join(place, 'uploads'))).toEqual([]);
  });

  it('limits an account wherever it calls from, and no other account of the same address', async () => {
    const own = [];
    for (let count = 0; count <= POINTS; count += 1) own.push(await call('/limited', 'ann', `192.0.2.${count + 1}`));
    expect(own).toEqual([200, 200, 200, 429]);
    expect(await call('/limited', 'bob', '192.0.2.1')).toBe(200);
  });

  it('prefers a fixed path to a placeholder, wherever it is declared', async () => {
    expect(await call('/items/01a206bf-dc35-7000-9000-000000000000', 'ann')).toBe(200);
    expect(await call('/items/count', 'ann')).toBe(200);
    expect(await call('/items/other', 'ann')).toBe(404);
  });

  it('limits callers without an account by their network', async () => {
    const statuses = [];
    for (let count = 0; count <= POINTS; count += 1) statuses.push(await call('/open', 'ann', `2001:db8::${count}`));
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await call('/open', 'ann', '192.0.2.9')).toBe(200);
  });

  it('limits the networks of a /48 together to five allowances, without counting accounts', async () => {
    const from = async (network: number) => {
      const statuses = [];
      for (let count = 0; count < POINTS; count += 1)
        statuses.push(await call('/open', 'ann', `2001:db8:9:${network}::1`));
      return statuses;
    };
    for (let network = 1; network <= 5; network += 1) expect(await from(network)).toEqual([200, 200, 200]);
    expect(await from(6)).toEqual([429, 429, 429]);
    expect(await call('/open', 'ann', '2001:db8:a:1::1')).toBe(200);
    expect(await call('/limited', 'ann', '2001:db8:9:7::1')).toBe(200);
  });

  it('does not let a refused network use up the allowance of its /48', async () => {
    for (let count = 0; count < POINTS * 6; count += 1) await call('/open', 'ann', '2001:db8:b:1::1');
    expect(await call('/open', 'ann', '2001:db8:b:2::1')).toBe(200);
  });

  it('names a caller to its handler as the limits do', async () => {
    for (const address of ['2001:db8::1', '2001:db8::2', '192.0.2.9']) await call('/open', 'ann', address);
    await call('/limited', 'ann');
    expect(callers.map(({ id }) => id)).toEqual(['2001:db8:0:0::/64', '2001:db8:0:0::/64', '192.0.2.9', 'ann']);
  });

  it('tells a handler that its caller has left', async () => {
    const leaving = new AbortController();
    const asked = fetch(`${url}/waits`, { method: 'POST', signal: leaving.signal });
    while (callers.length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(callers[0]?.disconnected.aborted).toBe(false);
    leaving.abort();
    await expect(asked).rejects.toThrow('aborted');
    if (callers[0]?.disconnected.aborted === false) await once(callers[0].disconnected, 'abort');
    expect(callers[0]?.disconnected.aborted).toBe(true);
  });
});
