import { Worker } from 'node:worker_threads';
import { pageFault } from '@listwright/application/shared';
import { ProductPageReader } from '@listwright/application/products';
import type { ReadPage } from '@listwright/domain/products';
import { programFile } from '../isolation/programFile.js';

export interface PageThreadLimits {
  /** For one page, in milliseconds. */
  readonly readMs: number;
  /** How long the thread is kept for the next page. */
  readonly idleMs: number;
  /** Of the thread's heap. */
  readonly heapMb: number;
  /** Pages that may wait for their turn. */
  readonly mostWaiting: number;
}

const LIMITS: PageThreadLimits = { readMs: 10_000, idleMs: 30_000, heapMb: 512, mostWaiting: 50 };

type Reply = { readonly page: ReadPage } | { readonly error: string };

/** Reads pages one after the other in a thread, so that a large or hostile one does not block the event loop. */
export class ThreadPageReader extends ProductPageReader {
  private thread: Worker | undefined;
  private idle: NodeJS.Timeout | undefined;
  private waiting = 0;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    /** The compiled body of the thread; tests that run the sources name one they built. */
    private readonly body: URL = programFile('pages/readingThread'),
    private readonly limits: PageThreadLimits = LIMITS,
  ) {
    super();
  }

  override read(html: string, address: string | undefined): Promise<ReadPage> {
    if (this.waiting >= this.limits.mostWaiting) return Promise.reject(pageFault.of('busy'));
    this.waiting += 1;
    const turn = this.last.then(() => this.ask(html, address));
    this.last = turn.catch(() => undefined).finally(() => (this.waiting -= 1));
    return turn;
  }

  /** Ends the thread. */
  close(): void {
    clearTimeout(this.idle);
    void this.thread?.terminate();
    this.thread = undefined;
  }

  private ask(html: string, address: string | undefined): Promise<ReadPage> {
    clearTimeout(this.idle);
    const thread = (this.thread ??= this.started());
    return new Promise<ReadPage>((resolve, reject) => {
      const fail = (cause: unknown): void => {
        end();
        this.close();
        reject(pageFault.of('unreadable', { cause }));
      };
      const late = setTimeout(() => fail(new Error('the page took too long to read')), this.limits.readMs);
      const onReply = (reply: Reply): void => {
        end();
        this.idle = setTimeout(() => this.close(), this.limits.idleMs).unref();
        if ('page' in reply) resolve(reply.page);
        else reject(pageFault.of('unreadable', { cause: new Error(reply.error) }));
      };
      const onExit = (): void => fail(new Error('the thread ended'));
      const end = (): void => {
        clearTimeout(late);
        thread.off('message', onReply).off('error', fail).off('exit', onExit);
      };
      thread.on('message', onReply).once('error', fail).once('exit', onExit);
      thread.postMessage({ html, address });
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
    thread.once('exit', () => {
      if (this.thread === thread) this.thread = undefined;
    });
    return thread;
  }
}
