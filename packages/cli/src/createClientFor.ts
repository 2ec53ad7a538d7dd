import {
  ApiError,
  createClient,
  fetchWithTimeouts,
  routes,
  type api,
  type Client,
  type Transport,
} from '@listwright/application/contract';
import { countOf } from '@listwright/domain/shared';
import type { CliEnvironment } from './CliEnvironment.js';
import { CliError } from './CliError.js';
import type { Settings } from './settings/Settings.js';
import type { StoredSession } from './settings/StoredSessions.js';
import { withFileLock } from './settings/withFileLock.js';

export interface AnsweredCall {
  readonly method: string;
  /** Without its query, which may hold what people search for. */
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  /** By which the server's log has the request. */
  readonly requestId: string | undefined;
}

interface ClientListener {
  readonly message: (text: string) => void;
  /** Gets each response with the time it took. */
  readonly answered: (call: AnsweredCall) => void;
}

/**
 * The API client of the command line. The token comes from `LISTWRIGHT_TOKEN` or the stored session; an expired session
 * is refreshed once and stored. A server that does not respond is an error of kind `unavailable`. What changes something is sent with
 * the idempotency key, which operations that take none ignore.
 */
export function createClientFor(
  environment: CliEnvironment,
  settings: Settings,
  { message, answered }: ClientListener,
  idempotencyKey?: string,
): Client<typeof api> {
  const ask = transportTo(environment, settings);
  const send: Transport = async (request) => {
    const began = performance.now();
    const response = await ask(request);
    answered({
      method: request.method,
      path: request.url.split('?')[0] ?? '',
      status: response.status,
      ms: Math.round(performance.now() - began),
      requestId: response.headers.get('x-request-id') ?? undefined,
    });
    return response;
  };
  let warned = false;
  const transport: Transport = async (given) => {
    const request = idempotencyKey === undefined ? given : withKey(given, idempotencyKey);
    const ignored = settings.ignoredUrl();
    if (ignored !== undefined && !warned) {
      warned = true;
      message(
        `Ignoring ${ignored} from ./.listwright.toml because LISTWRIGHT_TOKEN is set. Set the server with --url.`,
      );
    }
    // A call with its own credentials must not use the stored session.
    if (request.headers.authorization !== undefined) return send(request);
    const token = environment.env.LISTWRIGHT_TOKEN;
    if (token) return send(withToken(request, token));
    const session = sessionOf(settings);
    if (session === undefined) return sendWithoutSession(send, settings, request);
    const first = await send(withToken(request, session.token));
    if (first.status !== 401 || session.refresh_token === '' || request.url.startsWith('/api/auth/login')) return first;
    const renewed = await renew(send, settings, session.token);
    return renewed === undefined ? first : send(withToken(request, renewed));
  };
  return createClient<typeof api>(routes, transport);
}

/** A token is only sent to the server that issued it. */
function sessionOf(settings: Settings): StoredSession | undefined {
  const stored = settings.session();
  return stored?.url === settings.get('url').value ? stored : undefined;
}

/** Public calls work without a session. Others name the keychain that has it, where that is the reason. */
async function sendWithoutSession(send: Transport, settings: Settings, request: Parameters<Transport>[0]) {
  const response = await send(request);
  if (response.status !== 401 || request.url.startsWith('/api/auth/login')) return response;
  const reason = settings.unreadableSession();
  if (reason === undefined) return response;
  throw new CliError('keychain_unreadable', reason, KEYCHAIN_ADVICE);
}

const KEYCHAIN_ADVICE = 'Unlock it or unset LISTWRIGHT_KEYCHAIN, or log in again: listwright auth login';

function withToken(request: Parameters<Transport>[0], token: string): Parameters<Transport>[0] {
  return { ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } };
}

/** A key of the command itself stays. */
function withKey(request: Parameters<Transport>[0], key: string): Parameters<Transport>[0] {
  if (request.method === 'GET') return request;
  return { ...request, headers: { 'idempotency-key': key, ...request.headers } };
}

/** One command at a time: a refresh token used twice ends the session. The other commands use the new token. */
function renew(send: Transport, settings: Settings, refused: string): Promise<string | undefined> {
  return withFileLock(`${settings.sessionFile}.lock`, async () => {
    const stored = sessionOf(settings);
    if (stored === undefined) return undefined;
    if (stored.token !== refused) return stored.token;
    const answer = await send({
      method: 'POST',
      url: '/api/auth/refresh',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: stored.refresh_token }),
    });
    if (!answer.ok) return undefined;
    const { data } = (await answer.json()) as { data: Pick<StoredSession, 'token' | 'refresh_token'> };
    settings.keepSession({ ...stored, token: data.token, refresh_token: data.refresh_token });
    return data.token;
  });
}

function transportTo({ fetch }: CliEnvironment, settings: Settings): Transport {
  return async (request) => {
    const base = settings.url();
    const seconds = settings.timeoutSeconds();
    const failure = (code: string, message: string, cause = '') =>
      new ApiError(0, 'unavailable', code, message, [], '', { cause });
    const init = {
      method: request.method,
      headers: { ...request.headers },
      ...(request.body === undefined ? {} : { body: request.body }),
      ...(request.signal === undefined ? {} : { signal: request.signal }),
    };
    const late = () => failure('timeout', `${base} did not respond within ${countOf(seconds, 'second')}.`);
    try {
      return await fetchWithTimeouts(fetch, `${base}${request.url}`, init, { ms: seconds * 1000, late });
    } catch (error) {
      if (error instanceof ApiError) throw error;
      throw failure('no_server', `No Listwright server responds at ${base}.`, (error as Error).message);
    }
  };
}
