import { parentPort } from 'node:worker_threads';
import type { ThreadReply } from './ThreadReply.js';

/** The body of a thread of `BoundedThread`: one message, one reply. */
export function answerMessages<Request, Result>(answer: (request: Request) => Result | Promise<Result>): void {
  const post = (reply: ThreadReply<Result>) => parentPort?.postMessage(reply);
  parentPort?.on('message', (request: Request) => void replyTo(request, answer).then(post));
  post('ready');
}

async function replyTo<Request, Result>(
  request: Request,
  answer: (request: Request) => Result | Promise<Result>,
): Promise<ThreadReply<Result>> {
  try {
    return { result: await answer(request) };
  } catch (error) {
    const { message, stack = message } = error as Error;
    return { error: { message, stack } };
  }
}
