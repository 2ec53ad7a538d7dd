import { ApiError } from './ApiError.js';
import type { CallInput, CallOutput, FileResult, SentFile } from './CallTypes.js';
import { kindOfStatus } from './errorStatus.js';
import type { Api, Operation } from './Operation.js';
import type { Route } from './Route.js';
import { readEvents } from './readEvents.js';

export interface TransportRequest {
  readonly method: string;
  /** Path and query, for example `/api/listings/?limit=20`. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  readonly signal?: AbortSignal;
}

/** Carries a request to the server and brings the answer back; adds address, credentials and timeouts. */
export type Transport = (request: TransportRequest) => Promise<Response>;

export interface CallOptions {
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** Requests events from an operation that declares them; called with each before the result. */
  readonly onEvent?: (event: string, data: unknown) => void;
}

type Call<O extends Operation> =
  object extends CallInput<O>
    ? (input?: CallInput<O>, options?: CallOptions) => Promise<CallOutput<O>>
    : (input: CallInput<O>, options?: CallOptions) => Promise<CallOutput<O>>;

export type Client<A extends Api> = {
  readonly [Area in keyof A]: { readonly [Op in keyof A[Area]]: Call<A[Area][Op]> };
};

/** The routes of an API, by area and operation. */
export type RoutesOf<A extends Api> = { readonly [Area in keyof A]: { readonly [Op in keyof A[Area]]: Route } };

interface LooseInput {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: Record<string, unknown>;
  readonly files?: Record<string, SentFile | undefined>;
}

/**
 * The typed client of an API: `client.listings.generate({ body })` resolves to the `data` of the reply, or to a file. The
 * types come from the contract, the addresses from its routes: `createClient<typeof api>(routes, transport)`.
 * Throws `ApiError` for every refusal, and for an answer that never came (`status` 0, kind `unavailable`).
 */
export function createClient<A extends Api>(routes: RoutesOf<A>, transport: Transport): Client<A> {
  const areas = Object.entries(routes).map(([area, operations]) => {
    const calls = Object.entries<Route>(operations).map(([name, route]) => [
      name,
      (input: LooseInput = {}, options: CallOptions = {}) => call(route, transport, input, options),
    ]);
    return [area, Object.fromEntries(calls)];
  });
  return Object.fromEntries(areas) as Client<A>;
}

async function call(
  { method, path, isFile, resultEvent }: Route,
  transport: Transport,
  input: LooseInput,
  options: CallOptions,
): Promise<unknown> {
  const { onEvent } = options;
  const isWatched = onEvent !== undefined && resultEvent !== undefined;
  const accept = isWatched ? 'text/event-stream' : 'application/json';
  const headers: Record<string, string> = { accept, ...options.headers };
  if (options.idempotencyKey !== undefined) headers['idempotency-key'] = options.idempotencyKey;
  const body = bodyOf(input, headers);
  const response = await transport({
    method,
    url: urlOf(path, input),
    headers,
    ...(body === undefined ? {} : { body }),
    ...(options.signal === undefined ? {} : { signal: options.signal }),
  });
  if (!response.ok) throw await problemOf(response);
  if (isFile) return fileOf(response);
  // A server or proxy without event support sends the reply itself.
  if (isWatched && !isJson(response)) return resultOf(response, resultEvent, onEvent);
  const envelope = (await response.json()) as { data: unknown };
  return envelope.data;
}

const isJson = ({ headers }: Response): boolean => /^application\/json\b/u.test(headers.get('content-type') ?? '');

async function resultOf(
  response: Response,
  result: string,
  onEvent: (event: string, data: unknown) => void,
): Promise<unknown> {
  for await (const { event, data } of readEvents(response)) {
    if (event === result) return { [result]: data };
    if (event === 'error')
      throw errorOf(Number((data as { status?: unknown }).status), data as Record<string, unknown>);
    onEvent(event, data);
  }
  throw new ApiError(0, 'unavailable', 'unreachable', 'The connection ended before the answer was there.', [], '', {});
}

function urlOf(path: string, input: LooseInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  }
  return query.size > 0 ? `${filled}?${query}` : filled;
}

function bodyOf(input: LooseInput, headers: Record<string, string>): string | FormData | undefined {
  const files = Object.entries(input.files ?? {}).filter(
    (entry): entry is [string, SentFile] => entry[1] !== undefined,
  );
  if (files.length === 0) {
    if (input.body === undefined) return undefined;
    headers['content-type'] = 'application/json';
    return JSON.stringify(input.body);
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(input.body ?? {})) {
    if (value !== undefined) form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  for (const [name, file] of files) form.set(name, file.content, file.name);
  return form;
}

async function problemOf(response: Response): Promise<ApiError> {
  const problem = ((await response.json().catch(() => ({}))) ?? {}) as Record<string, unknown>;
  return errorOf(response.status, problem, response.headers.get('x-request-id') ?? '');
}

function errorOf(status: number, problem: Record<string, unknown>, id = ''): ApiError {
  const code = String(problem.code ?? 'unexpected_answer');
  const message = String(problem.detail ?? problem.message ?? `The server answered ${status}.`);
  const errors = Array.isArray(problem.errors) ? (problem.errors as ApiError['errors']) : [];
  const requestId = String(problem.request_id ?? id);
  return new ApiError(status, kindOfStatus(status, code), code, message, errors, requestId, problem);
}

async function fileOf(response: Response): Promise<FileResult> {
  const disposition = response.headers.get('content-disposition') ?? '';
  const starred = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="([^"]*)"/i.exec(disposition)?.[1];
  return {
    fileName: starred === undefined ? (plain ?? 'download') : decodeURIComponent(starred),
    contentType: response.headers.get('content-type') ?? 'application/octet-stream',
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
}
