import { api, ApiError, createClient, type Client, type Transport } from '@listwright/application/contract';
import type { Surroundings } from './Surroundings.js';
import type { Settings, StoredSession } from './settings/Settings.js';

interface Session {
  readonly token: string;
  readonly refreshToken?: string;
}

/**
 * The API client of the command line. The token comes from `LISTWRIGHT_TOKEN` or the stored sign-in; a stored one that
 * has run out is refreshed once and kept. A server that does not answer ends in kind `unavailable`.
 */
export function createClientFor(surroundings: Surroundings, settings: Settings): Client<typeof api> {
  const send = transportTo(surroundings, settings);
  const transport: Transport = async (request) => {
    const session = sessionOf(surroundings, settings);
    const first = await send(withToken(request, session?.token));
    if (first.status !== 401 || session?.refreshToken === undefined || request.url.startsWith('/api/auth/login'))
      return first;
    const renewed = await renew(send, settings, session.refreshToken);
    return renewed === undefined ? first : send(withToken(request, renewed));
  };
  return createClient(api, transport);
}

function sessionOf({ env }: Surroundings, settings: Settings): Session | undefined {
  const given = env.LISTWRIGHT_TOKEN;
  if (given) return { token: given };
  const stored = settings.session();
  // A token belongs to the server that gave it; another address never sees it.
  if (stored === undefined || stored.url !== settings.get('url').value) return undefined;
  return { token: stored.token, refreshToken: stored.refresh_token };
}

function withToken(request: Parameters<Transport>[0], token: string | undefined): Parameters<Transport>[0] {
  return token === undefined
    ? request
    : { ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } };
}

async function renew(send: Transport, settings: Settings, refreshToken: string): Promise<string | undefined> {
  const answer = await send({
    method: 'POST',
    url: '/api/auth/refresh',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: refreshToken }),
  });
  const stored = settings.session();
  if (!answer.ok || stored === undefined) return undefined;
  const { data } = (await answer.json()) as { data: Pick<StoredSession, 'token' | 'refresh_token'> };
  settings.keepSession({ ...stored, token: data.token, refresh_token: data.refresh_token });
  return data.token;
}

function transportTo({ fetch }: Surroundings, settings: Settings): Transport {
  return async (request) => {
    const base = settings.get('url').value.replace(/\/$/, '');
    const seconds = Number(settings.get('timeout').value) || 120;
    const signal = AbortSignal.timeout(seconds * 1000);
    try {
      return await fetch(`${base}${request.url}`, {
        method: request.method,
        headers: { ...request.headers },
        ...(request.body === undefined ? {} : { body: request.body }),
        signal: request.signal === undefined ? signal : AbortSignal.any([signal, request.signal]),
      });
    } catch (error) {
      const late = signal.aborted;
      const message = late
        ? `${base} did not answer within ${seconds} seconds.`
        : `No Listwright server answers at ${base}.`;
      throw new ApiError(0, 'unavailable', late ? 'timeout' : 'no_server', message, [], '', {
        cause: (error as Error).message,
      });
    }
  };
}
