import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { fetchWithTimeouts } from './fetchWithTimeouts.js';

describe('fetchWithTimeouts', () => {
  const stops: (() => void)[] = [];
  afterEach(() => stops.splice(0).forEach((stop) => stop()));

  async function ask(answer: (response: ServerResponse) => unknown, ms: number, signal?: AbortSignal) {
    const server = createServer((_request, response) => void answer(response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    stops.push(() => {
      server.close();
      server.closeAllConnections();
    });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    return fetchWithTimeouts(fetch, url, signal === undefined ? {} : { signal }, { ms, late: () => new Error('late') });
  }
  const pieces = async (response: ServerResponse) => {
    for (let piece = 0; piece < 12; piece += 1) {
      response.write(`${piece} `);
      await pause(100);
    }
    response.end('complete');
  };

  it('waits for an answer as long as pieces of it come', async () => {
    const response = await ask(pieces, 900);
    expect([response.status, await response.text()]).toEqual([200, expect.stringMatching(/^0 1 .*11 complete$/)]);
  });

  it('gives up where no answer begins, and where it stops in the middle', async () => {
    await expect(ask(() => undefined, 100)).rejects.toThrow('late');
    const response = await ask((one) => one.write('half'), 300);
    await expect(response.text()).rejects.toThrow('late');
  });

  it('ends when its caller does, before the answer and within it', async () => {
    await expect(ask(() => undefined, 60_000, AbortSignal.timeout(100))).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    const leaving = new AbortController();
    const response = await ask((one) => one.write('half'), 60_000, leaving.signal);
    leaving.abort(new Error('left'));
    await expect(response.text()).rejects.toThrow('left');
  });

  it('gives an answer without a body, and refusals, as they are', async () => {
    expect((await ask((response) => response.writeHead(204).end(), 1000)).status).toBe(204);
    const refusal = await ask((response) => response.writeHead(409, { 'x-why': 'no' }).end('{}'), 1000);
    expect([refusal.status, refusal.headers.get('x-why'), await refusal.text()]).toEqual([409, 'no', '{}']);
  });
});
