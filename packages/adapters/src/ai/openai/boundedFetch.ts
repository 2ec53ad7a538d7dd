import OpenAI from 'openai';

/** Of the client library's kind, which `ProviderCalls` takes for an answer, and not for a fault that passes. */
export class OversizedAnswerError extends OpenAI.OpenAIError {}

/**
 * `fetch` for a server that is not trusted to stop: reading an answer of more than so many bytes, unpacked, fails with
 * `OversizedAnswerError` and ends the connection.
 */
export function boundedFetch(mostBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (response.body === null) return response;
    let length = 0;
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform: (piece, controller) => {
        length += piece.byteLength;
        if (length > mostBytes) controller.error(new OversizedAnswerError());
        else controller.enqueue(piece);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(counted), { status, statusText, headers });
  };
}
