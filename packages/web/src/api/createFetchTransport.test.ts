import { describe, expect, it } from '@jest/globals';
import { createFetchTransport } from './createFetchTransport';

describe('createFetchTransport', () => {
  it.each([
    ['DELETE', true],
    ['GET', false],
    ['POST', false],
  ])('lets a %s outlive its page: %s', async (method, keepalive) => {
    const sent: RequestInit[] = [];
    const transport = createFetchTransport(async (_url, init) => {
      sent.push(init ?? {});
      return { ok: true, status: 200, headers: new Map(), body: null, json: async () => ({}) } as unknown as Response;
    });
    await transport({ method, url: '/api/listings/1', headers: {} } as Parameters<typeof transport>[0]);
    expect(sent).toMatchObject([{ method, keepalive, credentials: 'same-origin' }]);
  });
});
