import { describe, expect, it } from '@jest/globals';
import { createClient, type TransportRequest } from './createClient.js';
import type { Api } from './Operation.js';
import type { Route } from './Route.js';

interface LooseCall {
  (input?: object, options?: object): Promise<unknown>;
}

/** A client of one operation, whose server gives this reply; `sent` has what it was asked. */
function clientOf(route: Route, reply: Response) {
  const sent: TransportRequest[] = [];
  const client = createClient<Api>({ cups: { call: route } } as never, async (request) => {
    sent.push(request);
    return reply;
  });
  return { sent, call: client.cups?.call as unknown as LooseCall };
}

const GET: Route = { method: 'GET', path: '/api/cups' };
const data = (value: unknown) => Response.json({ success: true, data: value });

describe('a call', () => {
  it('resolves to the data of the reply, and sends no more than it was given', async () => {
    const { call, sent } = clientOf(GET, data({ id: '1' }));
    expect(await call()).toEqual({ id: '1' });
    expect(sent).toEqual([{ method: 'GET', url: '/api/cups', headers: { accept: 'application/json' } }]);
  });

  it('has its placeholders filled and encoded, and its query without empty values', async () => {
    const { call, sent } = clientOf({ ...GET, path: '/api/cups/{id}/{part}' }, data(null));
    const query = { q: 'a&b', limit: 0, none: undefined, empty: '', no: null, yes: false };
    await call({ params: { id: 'a/b', part: 'lid' }, query });
    expect(sent[0]?.url).toBe('/api/cups/a%2Fb/lid?q=a%26b&limit=0&yes=false');
  });

  it('has no question mark where no value of the query is given', async () => {
    const { call, sent } = clientOf(GET, data(null));
    await call({ query: { q: '' } });
    expect(sent[0]?.url).toBe('/api/cups');
  });

  it('carries its key, its headers and its signal', async () => {
    const { call, sent } = clientOf(GET, data(null));
    const { signal } = new AbortController();
    await call({}, { idempotencyKey: 'k', headers: { 'x-own': '1' }, signal });
    expect(sent[0]).toMatchObject({ headers: { 'idempotency-key': 'k', 'x-own': '1' } });
    expect(sent[0]?.signal).toBe(signal);
  });

  it('sends its body as JSON, and with files as a form', async () => {
    const json = clientOf({ ...GET, method: 'POST' }, data(null));
    await json.call({ body: { name: 'Cup' }, files: { photo: undefined } });
    expect(json.sent[0]).toMatchObject({ body: '{"name":"Cup"}', headers: { 'content-type': 'application/json' } });
    const form = clientOf({ ...GET, method: 'POST' }, data(null));
    const photo = { name: 'cup.png', content: new Blob(['png']) };
    await form.call({ body: { count: 3, sizes: ['s', 'm'], none: undefined }, files: { photo } });
    const [request] = form.sent;
    const fields = request?.body instanceof FormData ? Object.fromEntries(request.body) : {};
    expect(fields).toMatchObject({
      count: '3',
      sizes: '["s","m"]',
      photo: expect.objectContaining({ name: 'cup.png' }),
    });
    expect([Object.keys(fields).length, request?.headers['content-type']]).toEqual([3, undefined]);
    const bare = clientOf({ ...GET, method: 'POST' }, data(null));
    await bare.call({ files: { photo } });
    expect([...((bare.sent[0]?.body as FormData | undefined)?.keys() ?? [])]).toEqual(['photo']);
  });

  it('asks for no events of an operation that has none', async () => {
    const { call, sent } = clientOf(GET, data('x'));
    expect(await call({}, { onEvent: () => undefined })).toBe('x');
    expect(sent[0]?.headers.accept).toBe('application/json');
  });
});

describe('a refusal', () => {
  it('is thrown with all that the server says of it', async () => {
    const problem = {
      code: 'quota_exceeded',
      detail: 'All used.',
      errors: [{ path: 'q', message: 'No.' }],
      request_id: 'r1',
      used: 5,
    };
    const { call } = clientOf(GET, Response.json(problem, { status: 403 }));
    await expect(call()).rejects.toMatchObject({
      status: 403,
      kind: 'quota_exceeded',
      code: 'quota_exceeded',
      message: 'All used.',
      errors: problem.errors,
      requestId: 'r1',
      problem,
    });
  });

  it.each([
    ['no JSON', new Response('<html>', { status: 502, headers: { 'x-request-id': 'r2' } })],
    ['JSON without a problem', Response.json(null, { status: 502, headers: { 'x-request-id': 'r2' } })],
  ])('of a server that sends %s is one all the same', async (_what, reply) => {
    await expect(clientOf(GET, reply).call()).rejects.toMatchObject({
      status: 502,
      kind: 'unavailable',
      code: 'unexpected_answer',
      message: 'The server answered 502.',
      errors: [],
      requestId: 'r2',
    });
  });

  it('of another shape shows its message', async () => {
    const { call } = clientOf(GET, Response.json({ message: 'Not today.' }, { status: 418 }));
    await expect(call()).rejects.toMatchObject({ message: 'Not today.', kind: 'invalid', requestId: '' });
  });
});

describe('a file', () => {
  const file = (headers: Record<string, string>) =>
    clientOf({ ...GET, isFile: true }, new Response(new Uint8Array([1, 2]), { headers })).call();

  it('has the name and type that the server gives it', async () => {
    const disposition = `attachment; filename="tasse.csv"; filename*=UTF-8''t%C3%A4sse.csv`;
    expect(await file({ 'content-disposition': disposition, 'content-type': 'text/csv' })).toEqual({
      fileName: 'tässe.csv',
      contentType: 'text/csv',
      bytes: new Uint8Array([1, 2]),
    });
    expect(await file({ 'content-disposition': 'attachment; filename="a.csv"' })).toMatchObject({ fileName: 'a.csv' });
  });

  it('without either is a download of bytes', async () => {
    expect(await file({})).toMatchObject({ fileName: 'download', contentType: 'application/octet-stream' });
  });
});

describe('events', () => {
  const route: Route = { ...GET, resultEvent: 'cup' };
  const stream = (text: string | null) => clientOf(route, new Response(text));

  it('without a name are messages', async () => {
    const seen: unknown[] = [];
    const { call } = stream('data: 1\n\n: comment\n\nevent: cup\ndata: 2\n\n');
    const onEvent = (event: string, value: unknown) => void seen.push([event, value]);
    expect([await call({}, { onEvent }), seen]).toEqual([{ cup: 2 }, [['message', 1]]]);
  });

  it('that never come are a connection that ended early', async () => {
    await expect(stream(null).call({}, { onEvent: () => undefined })).rejects.toMatchObject({
      status: 0,
      kind: 'unavailable',
      code: 'unreachable',
    });
  });
});
