import { describe, expect, it } from '@jest/globals';
import { fetchWithFirstRead } from './fetchWithFirstRead';

const URL = '/api/listings/1';
const AUTHORIZATION = 'Bearer of-now';
const asked = { method: 'GET', headers: { authorization: AUTHORIZATION, 'x-request-id': 'one' } };
const answerOf = (status: number, name: string) => ({ ok: status < 400, status, name }) as unknown as Response;

/** A page that began to read `URL`, and what its `fetch` sent since. */
function begin(answer: Promise<Response>) {
  const sent: string[] = [];
  const fetchIt = fetchWithFirstRead({ url: URL, authorization: AUTHORIZATION, answer }, async (input) => {
    sent.push(String(input));
    return answerOf(200, 'later');
  });
  return { fetchIt, sent };
}

describe('fetchWithFirstRead', () => {
  it('takes the answer that is on its way, once', async () => {
    const { fetchIt, sent } = begin(Promise.resolve(answerOf(200, 'first')));
    expect(await fetchIt(URL, asked)).toMatchObject({ name: 'first' });
    expect(sent).toEqual([]);
    expect(await fetchIt(URL, asked)).toMatchObject({ name: 'later' });
    expect(sent).toEqual([URL]);
  });

  it.each([
    ['another address', '/api/listings/2', asked],
    ['another session', URL, { ...asked, headers: { authorization: 'Bearer renewed' } }],
    ['no session', URL, { method: 'GET' }],
    ['a change', URL, { ...asked, method: 'PATCH' }],
  ])('sends %s, and keeps the answer', async (_what, url, init) => {
    const { fetchIt, sent } = begin(Promise.resolve(answerOf(200, 'first')));
    expect(await fetchIt(url, init)).toMatchObject({ name: 'later' });
    expect(await fetchIt(URL, asked)).toMatchObject({ name: 'first' });
    expect(sent).toEqual([url]);
  });

  it('asks again after a failure and without an answer', async () => {
    for (const answer of [Promise.resolve(answerOf(401, 'first')), Promise.reject(new TypeError('offline'))]) {
      const { fetchIt, sent } = begin(answer);
      expect(await fetchIt(URL, asked)).toMatchObject({ name: 'later' });
      expect(sent).toEqual([URL]);
    }
  });

  it('gives up an answer that never comes when its caller does', async () => {
    const controller = new AbortController();
    const never = new Promise<Response>(() => undefined);
    const fetchIt = fetchWithFirstRead({ url: URL, authorization: AUTHORIZATION, answer: never }, async (_, init) => {
      init?.signal?.throwIfAborted();
      return answerOf(200, 'later');
    });
    const waiting = fetchIt(URL, { ...asked, signal: controller.signal });
    controller.abort(new Error('took too long'));
    await expect(waiting).rejects.toThrow('took too long');
  });

  it('is the plain fetch where the page began nothing', async () => {
    const fetchIt = fetchWithFirstRead(undefined, async () => answerOf(200, 'plain'));
    expect(await fetchIt(URL, asked)).toMatchObject({ name: 'plain' });
  });
});
