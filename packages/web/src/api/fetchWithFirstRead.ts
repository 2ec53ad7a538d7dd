/** The read that the page began before its script was there. */
export interface FirstRead {
  readonly url: string;
  readonly authorization: string;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    firstRead?: FirstRead;
  }
}

/**
 * A `fetch` whose first identical read takes the answer that is already on its way. An answer that is no success is asked
 * for again: by then the session may be a renewed one.
 */
export function fetchWithFirstRead(first: FirstRead | undefined, fetchIt: typeof fetch): typeof fetch {
  let waiting = first;
  return (input, init) => {
    const again = () => fetchIt(input, init);
    if (waiting === undefined || !isSame(waiting, input, init)) return again();
    const { answer } = waiting;
    waiting = undefined;
    return unlessAborted(answer, init?.signal).then((response) => (response.ok ? response : again()), again);
  };
}

/** An answer that never comes is given up as the caller gives up: `again` then fails by the same signal. */
async function unlessAborted(answer: Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  if (signal === null || signal === undefined) return answer;
  let stop: (() => void) | undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason instanceof Error ? signal.reason : new Error('The read was given up.'));
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
  });
  try {
    return await Promise.race([answer, aborted]);
  } finally {
    if (stop !== undefined) signal.removeEventListener('abort', stop);
  }
}

function isSame({ url, authorization }: FirstRead, input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  const sent = new Headers(init?.headers).get('authorization');
  return input === url && (init?.method ?? 'GET') === 'GET' && sent === authorization;
}
