import OpenAI from 'openai';
import { Agent, errors, request, type Dispatcher } from 'undici';

/** An error of the client library's kind, so that `ProviderCalls` does not retry it. */
export class OversizedAnswerError extends OpenAI.OpenAIError {}

/** Statuses without a body; `Response` rejects one with them. */
const WITHOUT_BODY = [204, 205, 304];

/**
 * `fetch` for the client library, and a server that is not trusted to stop. It resolves when the complete answer has arrived, so
 * that the caller's signal ends a slow one too, and costs half of the platform's `fetch`, which bulk work feels; only an
 * answer of server-sent events is passed on as it comes. Follows no redirect. Reading an answer of more than so many bytes
 * fails with `OversizedAnswerError` and ends the connection.
 */
export function boundedFetch(mostBytes: number): typeof fetch {
  // The caller's signal limits the time.
  const dispatcher = new Agent({ maxResponseSize: mostBytes, headersTimeout: 0, bodyTimeout: 0 });
  return async (input, { method = 'GET', headers = {}, body, signal } = {}) => {
    try {
      const answer = await request(input as string | URL, {
        dispatcher,
        method: method as Dispatcher.HttpMethod,
        headers: headers as Headers,
        signal: signal ?? null,
        ...(typeof body === 'string' ? { body } : {}),
      });
      const { statusCode: status } = answer;
      const isStream = status === 200 && String(answer.headers['content-type']).startsWith('text/event-stream');
      const received = isStream ? piecesOf(answer) : await wholeOf(answer);
      return new Response(WITHOUT_BODY.includes(status) ? null : received, {
        status,
        headers: answer.headers as Record<string, string>,
      });
    } catch (error) {
      if (signal?.aborted) throw new AbortError('The call was ended.', { cause: error });
      throw error;
    }
  };
}

/** The client library knows a late call by the name of an `Error`, which the platform's own is not in every realm. */
class AbortError extends Error {
  override readonly name = 'AbortError';
}

/** The answer, or a stream that fails when it is read: an error of `fetch` itself counts as a server out of reach. */
async function wholeOf({ body }: Dispatcher.ResponseData): Promise<string | ReadableStream> {
  try {
    return await body.text();
  } catch (error) {
    if (!(error instanceof errors.ResponseExceededMaxSizeError)) throw error;
    return new ReadableStream({ start: (controller) => controller.error(new OversizedAnswerError()) });
  }
}

function piecesOf({ body }: Dispatcher.ResponseData): ReadableStream<Uint8Array> {
  const pieces = body[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const { done, value } = await pieces.next();
        if (done === true) controller.close();
        else controller.enqueue(new Uint8Array(value));
      } catch (error) {
        controller.error(error instanceof errors.ResponseExceededMaxSizeError ? new OversizedAnswerError() : error);
      }
    },
    cancel: () => void body.destroy(),
  });
}
