import { Worker } from 'node:worker_threads';

export interface ThreadLimits {
  /** For one request, in milliseconds. */
  readonly workMs: number;
  /** How long the thread is kept for the next request. */
  readonly idleMs: number;
  /** Of the thread's heap. */
  readonly heapMb: number;
  /** Requests that may wait for their turn. */
  readonly mostWaiting: number;
}

interface Faults {
  readonly busy: () => Error;
  readonly failed: (cause: unknown) => Error;
}

/** What the body of a thread posts for each message. */
export type ThreadReply<Result> = { readonly result: Result } | { readonly error: string };

/** Does one request after the other in a thread, each within its time, so that a large or hostile one does not block the event loop. */
export class BoundedThread<Request, Result> {
  private thread: Worker | undefined;
  private idle: NodeJS.Timeout | undefined;
  private waiting = 0;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly body: URL,
    private readonly limits: ThreadLimits,
    private readonly faults: Faults,
  ) {}

  ask(request: Request): Promise<Result> {
    if (this.waiting >= this.limits.mostWaiting) return Promise.reject(this.faults.busy());
    this.waiting += 1;
    const turn = this.last.then(() => this.answer(request));
    this.last = turn.catch(() => undefined).finally(() => (this.waiting -= 1));
    return turn;
  }

  /** Ends the thread. */
  close(): void {
    clearTimeout(this.idle);
    void this.thread?.terminate();
    this.thread = undefined;
  }

  private answer(request: Request): Promise<Result> {
    clearTimeout(this.idle);
    const thread = (this.thread ??= this.started());
    return new Promise<Result>((resolve, reject) => {
      const fail = (cause: unknown): void => {
        end();
        this.close();
        reject(this.faults.failed(cause));
      };
      const late = setTimeout(() => fail(new Error('the thread took too long')), this.limits.workMs);
      const onReply = (reply: ThreadReply<Result>): void => {
        end();
        this.idle = setTimeout(() => this.close(), this.limits.idleMs).unref();
        if ('result' in reply) resolve(reply.result);
        else reject(this.faults.failed(new Error(reply.error)));
      };
      const onExit = (): void => fail(new Error('the thread ended'));
      const end = (): void => {
        clearTimeout(late);
        thread.off('message', onReply).off('error', fail).off('exit', onExit);
      };
      thread.on('message', onReply).once('error', fail).once('exit', onExit);
      thread.postMessage(request);
    });
  }

  private started(): Worker {
    const thread = new Worker(this.body, {
      env: {},
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: this.limits.heapMb },
    });
    // It does not keep the process running.
    thread.unref();
    // A fault while it is idle, or while it is being ended, is nobody's: without a listener it would end this process.
    thread.on('error', () => undefined);
    thread.once('exit', () => {
      if (this.thread === thread) this.thread = undefined;
    });
    return thread;
  }
}
