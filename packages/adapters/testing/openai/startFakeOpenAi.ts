import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the next request is answered: with a text in a complete answer, or by writing the response directly. */
export type FakeAnswer =
  | { readonly content: string; readonly finish?: string; readonly refusal?: string }
  | ((response: ServerResponse, request: FakeRequest) => void);

export interface FakeRequest {
  readonly path: string;
  readonly body: {
    readonly messages?: readonly { readonly role: string; readonly content: string }[];
    readonly response_format?: unknown;
  };
}

export interface FakeOpenAi {
  readonly baseURL: string;
  readonly requests: readonly FakeRequest[];
  /** Answers in turn; the last one for ever after. */
  readonly answerWith: (...answers: readonly FakeAnswer[]) => void;
  /** Requests that are still open without a complete answer. */
  readonly unanswered: () => number;
  /** Sockets that clients hold open, idle ones too. */
  readonly connections: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** A server that speaks the chat completions protocol, and fails in any way a test asks for. */
export async function startFakeOpenAi(): Promise<FakeOpenAi> {
  const requests: FakeRequest[] = [];
  let answers: readonly FakeAnswer[] = [];
  let given = 0;
  const open = new Set<ServerResponse>();
  const server = createServer(async (request, response) => {
    open.add(response);
    response.once('close', () => open.delete(response));
    const body = await bodyOf(request).catch(() => undefined);
    // On a busy machine a client may have given up before it was heard.
    if (body === undefined || response.destroyed) return;
    const received = { path: request.url ?? '', body };
    requests.push(received);
    const answer = answers[Math.min(given, answers.length - 1)];
    given += 1;
    if (answer === undefined) return void response.writeHead(500).end();
    if (typeof answer === 'function') return answer(response, received);
    sendCompletion(response, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    answerWith: (...next) => {
      answers = next;
      given = 0;
      requests.length = 0;
    },
    unanswered: () => open.size,
    connections: () =>
      new Promise((resolve, reject) =>
        server.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
      ),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function sendCompletion(
  response: ServerResponse,
  answer: { content: string; finish?: string; refusal?: string },
): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(completion(answer));
}

/** The JSON text of a complete answer. */
export function completion({
  content,
  finish = 'stop',
  refusal,
}: {
  content: string;
  finish?: string;
  refusal?: string;
}): string {
  return JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'fake',
    choices: [{ index: 0, finish_reason: finish, message: { role: 'assistant', content, refusal: refusal ?? null } }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
}

async function bodyOf(request: IncomingMessage): Promise<FakeRequest['body']> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Buffer));
  return chunks.length === 0 ? {} : (JSON.parse(Buffer.concat(chunks).toString('utf8')) as FakeRequest['body']);
}
