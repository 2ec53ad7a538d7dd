import { ApiError, type Transport, type TransportRequest } from '@listwright/application/contract';
import type { QuotaStore } from '../state/QuotaStore';
import type { SessionStore } from '../state/SessionStore';

/** Calls that make or end a session: a refusal of theirs is an answer, and no refresh would change it. */
const isEntrance = (url: string) =>
  /^\/api\/auth\/(login|register|refresh|logout|forgot-password|reset-password)\b/.test(url);
const isAuthCall = (url: string) => url.startsWith('/api/auth');

/**
 * Adds the session to a transport: the bearer token; at a 401 one silent refresh and one more try, else, outside
 * `/api/auth`, the session is over; at a spent quota the quota modal, at a missing second step its set-up. The refusal still reaches the caller.
 */
export function createSessionTransport(plain: Transport, session: SessionStore, quota: QuotaStore): Transport {
  const send = (request: TransportRequest) =>
    plain(
      session.token === null
        ? request
        : { ...request, headers: { authorization: `Bearer ${session.token}`, ...request.headers } },
    );

  const renew = () =>
    session.refresh().catch((error: unknown) => (error instanceof ApiError ? null : Promise.reject(error)));

  return async (request) => {
    if (session.isExpiring && !isEntrance(request.url)) await renew();
    let response = await send(request);
    if (response.status === 401 && !isEntrance(request.url)) {
      const renewed = await renew();
      if (renewed === true) {
        // Unread, the refused answer would hold its connection open.
        await response.body?.cancel();
        response = await send(request);
      }
      // Without an answer to the refresh nothing is known: the session stays, and the caller may try again.
      if (renewed !== null && response.status === 401 && !isAuthCall(request.url)) session.end();
    }
    if (response.status === 403) await heed(response.clone(), session, quota);
    return response;
  };
}

/** What a refusal asks of the whole app, beside its caller. */
async function heed(response: Response, session: SessionStore, quota: QuotaStore): Promise<void> {
  const problem = (await response.json().catch(() => null)) as Record<string, unknown> | null;
  if (problem?.quota_exceeded === true) quota.open(problem);
  if (problem?.code === 'totp_setup_required') session.requireTotp();
}
