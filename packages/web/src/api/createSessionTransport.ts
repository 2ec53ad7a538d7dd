import { ApiError, type Transport, type TransportRequest } from '@listwright/application/contract';
import type { QuotaStore } from '../state/QuotaStore';
import type { SessionStore } from '../state/SessionStore';

/** Calls that start or end a session: a 401 from them is the answer, and a refresh would not change it. */
const isEntrance = (url: string) =>
  /^\/api\/auth\/(login|register|refresh|logout|forgot-password|reset-password)\b/.test(url);
const isAuthCall = (url: string) => url.startsWith('/api/auth');

/**
 * Adds the session to a transport: sends the bearer token, refreshes once on a 401 and retries, and ends the session if
 * that fails (except under `/api/auth`). Where there is no session, as after a logout, a 401 is the answer: the cookie that is
 * still there would log the person in again. Opens the quota modal when a quota is used up, and the two-step set-up when it
 * is required. The caller still gets the error.
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
    if (response.status === 401 && session.token !== null && !isEntrance(request.url)) {
      const renewed = await renew();
      if (renewed === true) {
        // An unread response body would keep its connection open.
        await response.body?.cancel();
        response = await send(request);
      }
      // Without a response to the refresh the session stays, and the caller may try again.
      if (renewed !== null && response.status === 401 && !isAuthCall(request.url)) session.end();
    }
    if (response.status === 403) await heed(response.clone(), session, quota);
    return response;
  };
}

/** What an error means for the app, in addition to its caller. */
async function heed(response: Response, session: SessionStore, quota: QuotaStore): Promise<void> {
  const problem = (await response.json().catch(() => null)) as Record<string, unknown> | null;
  if (problem?.quota_exceeded === true) quota.open(problem);
  if (problem?.code === 'totp_setup_required') session.requireTotp();
}
