import { describe, expect, it } from '@jest/globals';
import { checkTitle } from './checkTitle';

const { signal } = new AbortController();

/** A server that answers each path with a status and the data of the envelope. */
function serverOf(answer: (path: string) => { readonly status: number; readonly data?: unknown }) {
  const asked: { path: string; body: unknown }[] = [];
  const fetchIt = (async (path: string, init: RequestInit) => {
    asked.push({ path, body: JSON.parse(String(init.body)) });
    const { status, data } = answer(path);
    return { ok: status < 400, status, json: async () => ({ success: true, data }) };
  }) as unknown as typeof fetch;
  return { asked, fetchIt };
}

describe('checkTitle', () => {
  it('requests the findings and the shortened title', async () => {
    const findings = [{ rule: 'r', severity: 'error', message: 'Too long.' }];
    const { asked, fetchIt } = serverOf((path) => ({
      status: 200,
      data: path.endsWith('/lint') ? { findings } : { title: 'Short', moved: [], findings: [] },
    }));
    expect(await checkTitle('Long', signal, fetchIt)).toEqual({
      title: 'Long',
      findings,
      fitted: { title: 'Short', moved: [] },
    });
    expect(asked.map(({ path }) => path)).toEqual(['/api/listings/lint', '/api/listings/fit-title']);
    expect(asked[0]?.body).toEqual({ title: 'Long', marketplace: 'amazon' });
  });

  it('offers no title that still breaks a rule', async () => {
    const error = { rule: 'r', severity: 'error', message: 'Promotion.' };
    const { fetchIt } = serverOf((path) => ({
      status: 200,
      data: path.endsWith('/lint') ? { findings: [error] } : { title: 'Sale', moved: [], findings: [error] },
    }));
    expect((await checkTitle('Sale', signal, fetchIt)).fitted).toBeNull();
  });

  it('explains why there is no result', async () => {
    const busy = serverOf(() => ({ status: 429 }));
    await expect(checkTitle('T', signal, busy.fetchIt)).rejects.toThrow('Too many checks.');
    const broken = serverOf(() => ({ status: 500 }));
    await expect(checkTitle('T', signal, broken.fetchIt)).rejects.toThrow('The check failed.');
    const offline = (() => Promise.reject(new TypeError('fetch'))) as unknown as typeof fetch;
    await expect(checkTitle('T', signal, offline)).rejects.toThrow('Can’t reach the server.');
  });
});
