import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Koa from 'koa';
import { pino } from 'pino';
import type { RequestState } from '../HttpContext.js';
import { Metrics } from '../Metrics.js';
import { requestScope } from './requestScope.js';

interface Line {
  readonly level: number;
  readonly status: number;
  readonly msg: string;
}

describe('requestScope', () => {
  let server: Server;
  let url: string;
  let written: (line: Line) => void;
  let line: Promise<Line>;
  let arrived: Promise<unknown>;

  beforeEach(async () => {
    line = new Promise((resolve) => (written = resolve));
    const log = pino({ level: 'info' }, { write: (text: string) => written(JSON.parse(text) as Line) });
    const app = new Koa<RequestState>();
    app.use(requestScope(log, new Metrics()));
    app.use(async ({ res, path }) => {
      if (path === '/fails') throw new DOMException('This operation was aborted', 'AbortError');
      await once(res, 'close');
      throw new DOMException('This operation was aborted', 'AbortError');
    });
    server = createServer(app.callback());
    arrived = once(server, 'request');
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it('takes a request whose caller has left for no failure', async () => {
    const leaving = new AbortController();
    const asked = fetch(`${url}/waits`, { signal: leaving.signal });
    await arrived;
    leaving.abort();
    await expect(asked).rejects.toThrow('aborted');
    expect(await line).toMatchObject({ level: 30, status: 499, msg: 'request' });
  });

  it('reports what was aborted while its caller waits', async () => {
    expect((await fetch(`${url}/fails`)).status).toBe(500);
    expect(await line).toMatchObject({ level: 50, status: 500, msg: 'request failed' });
  });
});
