import { ApiError, fetchWithTimeouts, type Transport, type TransportRequest } from '@listwright/application/contract';

const TIMEOUT_MS = 30_000;
/** A model may take a while to write, and a large file to upload; the screen shows progress meanwhile. */
const WRITING_TIMEOUT_MS = 120_000;

/** Sends requests with `fetch`: same origin, a request id, a timeout. No response is an `ApiError`. */
export function createFetchTransport(fetchIt: typeof fetch = (...input) => fetch(...input)): Transport {
  return async (request) => {
    const id = crypto.randomUUID();
    const ms = isWriting(request.url) ? WRITING_TIMEOUT_MS : TIMEOUT_MS;
    const init = {
      method: request.method,
      headers: { ...request.headers, 'x-request-id': id },
      credentials: 'same-origin',
      // A delete that waited for Undo may be sent while the page unloads.
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
    ? 'The server took too long to respond. Nothing was lost. Try again.'
    : 'Can’t reach the server. Check your connection and try again.';
  return new ApiError(0, 'unavailable', timedOut ? 'timed_out' : 'unreachable', message, [], id, { url: request.url });
}
