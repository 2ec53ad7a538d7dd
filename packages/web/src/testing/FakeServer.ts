import { afterEach, expect } from '@jest/globals';
import type { Transport, TransportRequest } from '@listwright/application/contract';
import { answers, type Answer } from './answers';
import { contractFaults } from './contractFaults';

type Handler = (request: TransportRequest) => Answer | Promise<Answer>;

/** What answers of this file's tests did not have as the contract says; the client may take it for a lost connection. */
const faults: string[] = [];
afterEach(() => expect(faults.splice(0)).toEqual([]));

/**
 * A fake server behind a transport: answers by "METHOD /path" and records the requests. A test fails whose answers are not
 * what the contract declares.
 */
export class FakeServer {
  readonly requests: TransportRequest[] = [];
  private readonly handlers = new Map<string, Handler>();

  on(call: string, handler: Handler | Answer): this {
    this.handlers.set(call, typeof handler === 'function' ? handler : () => handler);
    return this;
  }

  /** The requests as "METHOD /path". */
  get calls(): readonly string[] {
    return this.requests.map(nameOf);
  }

  readonly transport: Transport = async (request) => {
    this.requests.push(request);
    const handler = this.handlers.get(nameOf(request));
    const given = handler === undefined ? answers.problem(404, 'not_found', 'Nothing here.') : await handler(request);
    faults.push(...contractFaults(nameOf(request), given));
    const { events, pauseAt } = given;
    return events === undefined ? answer(given) : eventAnswer(events, pauseAt);
  };
}

const nameOf = ({ method, url }: TransportRequest) => `${method} ${url.split('?')[0] ?? url}`;

/** jsdom has no Response; this is the part that the client reads. */
function answer({ status, body, fileName }: Answer): Response {
  const response = {
    ok: status < 400,
    status,
    headers: new Map([
      ['x-request-id', 'request-1'],
      ['content-type', fileName === undefined ? 'application/json' : 'application/octet-stream'],
      ...(fileName === undefined ? [] : [['content-disposition', `attachment; filename="${fileName}"`] as const]),
    ]),
    json: async () => structuredCloneJson(body),
    arrayBuffer: async () => new TextEncoder().encode(String(body)).buffer,
    clone: () => response,
  };
  return response as unknown as Response;
}

/** Sends events one by one; a stream that ends without a result is a lost connection. */
function eventAnswer(events: NonNullable<Answer['events']>, pauseAt: Answer['pauseAt']): Response {
  const blocks = events.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  let sent = 0;
  const read = async () => {
    if (sent === pauseAt?.block) await pauseAt.until;
    sent += 1;
    const block = blocks.shift();
    return block === undefined ? { done: true } : { done: false, value: new TextEncoder().encode(block) };
  };
  const body = { getReader: () => ({ read, cancel: async () => undefined }) };
  const headers = new Map([['content-type', 'text/event-stream']]);
  return { ok: true, status: 200, headers, body } as unknown as Response;
}

const structuredCloneJson = (body: unknown): unknown => JSON.parse(JSON.stringify(body)) as unknown;
