export interface FetchTimeouts {
  /** The longest silence before the answer begins and between its chunks, in milliseconds. */
  readonly ms: number;
  /** The error that is thrown then, also to the reader of the body. */
  readonly late: () => Error;
}

/**
 * A fetch that gives up where the server falls silent, however long the complete answer takes: a large file may come
 * for minutes. Throws what `late` makes, else what `fetch` throws.
 */
export async function fetchWithTimeouts(
  fetchIt: typeof fetch,
  url: string,
  init: RequestInit & { readonly signal?: AbortSignal },
  { ms, late }: FetchTimeouts,
): Promise<Response> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(late()), ms);
    // In Node.js an unread body must not keep the process alive.
    if (typeof timer === 'object') (timer as { unref: () => void }).unref();
  };
  const signal = init.signal === undefined ? silence.signal : AbortSignal.any([silence.signal, init.signal]);
  heard();
  try {
    const response = await fetchIt(url, { ...init, signal });
    if (response.body === null) {
      clearTimeout(timer);
      return response;
    }
    heard();
    return new Response(
      listenedTo(response.body, heard, () => clearTimeout(timer)),
      response,
    );
  } catch (error) {
    clearTimeout(timer);
    throw silence.signal.aborted ? silence.signal.reason : error;
  }
}

function listenedTo(body: ReadableStream<Uint8Array>, heard: () => void, over: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) {
          over();
          controller.close();
        } else {
          heard();
          controller.enqueue(value);
        }
      } catch (error) {
        over();
        controller.error(error);
      }
    },
    async cancel(reason) {
      over();
      await reader.cancel(reason);
    },
  });
}
