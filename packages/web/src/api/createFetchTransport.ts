import { ApiError, fetchWithTimeouts, type Transport, type TransportRequest } from '@listwright/application/contract';

const TIMEOUT_MS = 30_000;
/** Writing may take a model a while, and a large file its time to arrive; the screen says so meanwhile. */
const WRITING_TIMEOUT_MS = 120_000;

/** Carries requests by `fetch`: same origin, a request id, a limit of silence; an answer that never came is an `ApiError`. */
export function createFetchTransport(fetchIt: typeof fetch = (...input) => fetch(...input)): Transport {
  return async (request) => {
    const id = crypto.randomUUID();
    const ms = isWriting(request.url) ? WRITING_TIMEOUT_MS : TIMEOUT_MS;
    const init = {
      method: request.method,
      headers: { ...request.headers, 'x-request-id': id },
      credentials: 'same-origin',
      // A delete that was held back for its Undo may be sent while the page goes away.
      keepalive: request.method === 'DELETE',
      ...(request.signal === undefined ? {} : { signal: request.signal }),
      ...(request.body === undefined ? {} : { body: request.body }),
    } as const;
    try {
      return await fetchWithTimeouts(fetchIt, request.url, init, { ms, late: () => unanswered(request, true, id) });
    } catch (error) {
      if (request.signal?.aborted || error instanceof ApiError) throw error;
      throw unanswered(request, false, id);
    }
  };
}

function isWriting(url: string): boolean {
  return /\/(generate|rewrite|upload-csv|preflight)$/.test(url);
}

function unanswered(request: TransportRequest, timedOut: boolean, id: string): ApiError {
  const message = timedOut
    ? 'The server took too long to answer. Nothing was lost; try again.'
    : 'The server cannot be reached. Check the connection and try again.';
  return new ApiError(0, 'unavailable', timedOut ? 'timed_out' : 'unreachable', message, [], id, { url: request.url });
}
