import { Worker } from 'node:worker_threads';
import type { Caller } from '@listwright/application/shared';
import type { ThreadReply } from './ThreadReply.js';

export interface ThreadLimits {
  /** For the work on one request, in milliseconds, from when the thread is ready. */
  readonly workMs: number;
  /** From asking to the reply, with the wait for its turn. */
  readonly replyMs: number;
  /** How long the thread is kept for the next request. */
  readonly idleMs: number;
  /** Of the thread's heap. */
  readonly heapMb: number;
  /** Requests without a reply, of all callers. */
  readonly mostOpen: number;
  /** Requests without a reply, of one caller. */
  readonly mostOfCaller: number;
}

export interface ThreadFaults {
  /** Others were in the way: the same request may succeed later. */
  readonly busy: () => Error;
  /** The request took more time or memory than it may. */
  readonly exceeded: (cause: Error) => Error;
  /** The body threw, or the thread ended by itself. */
  readonly broken: (cause: Error) => Error;
}

interface Turn<Request, Result> {
  readonly request: Request;
  readonly caller: Caller | undefined;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  isReady: boolean;
}

/** Does one request after the other in a thread, each within its time, so that a large or hostile one does not block the event loop. */
export class BoundedThread<Request, Result> {
  private thread: Thread | undefined;
  private running: Turn<Request, Result> | undefined;
  private waiting: readonly Turn<Request, Result>[] = [];
  /** Who had the last turn. */
  private last: string | undefined;
  private late: NodeJS.Timeout | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(
    private readonly body: URL,
    private readonly limits: ThreadLimits,
    private readonly faults: ThreadFaults,
  ) {}

  /** A request whose caller leaves before its turn is not done. */
  ask(request: Request, caller?: Caller): Promise<Result> {
    if (!this.takes(caller)) return Promise.reject(this.faults.busy());
    return new Promise<Result>((resolve, reject) => {
      const leave = (): void => this.drop(turn);
      const overdue = setTimeout(() => {
        if (turn === this.running) this.fail(this.faults.busy());
        else this.drop(turn);
      }, this.limits.replyMs);
      const end = (): void => {
        clearTimeout(overdue);
        caller?.disconnected.removeEventListener('abort', leave);
      };
      const turn: Turn<Request, Result> = {
        request,
        caller,
        resolve: (result) => {
          end();
          resolve(result);
        },
        reject: (error) => {
          end();
          reject(error);
        },
      };
      caller?.disconnected.addEventListener('abort', leave);
      this.waiting = [...this.waiting, turn];
      this.next();
    });
  }

  /** Ends the thread, and refuses what it has not done. */
  close(): void {
    const open = this.open();
    this.running = undefined;
    this.waiting = [];
    this.endThread();
    for (const turn of open) turn.reject(this.faults.busy());
  }

  private open(): readonly Turn<Request, Result>[] {
    return this.running === undefined ? this.waiting : [this.running, ...this.waiting];
  }

  private takes(caller: Caller | undefined): boolean {
    const open = this.open();
    if (open.length >= this.limits.mostOpen) return false;
    if (caller === undefined) return true;
    const own = open.filter((turn) => turn.caller?.id === caller.id);
    return own.length < this.limits.mostOfCaller && !caller.disconnected.aborted;
  }

  private drop(turn: Turn<Request, Result>): void {
    if (!this.waiting.includes(turn)) return;
    this.waiting = this.waiting.filter((other) => other !== turn);
    turn.reject(this.faults.busy());
  }

  /** Begins the next request where none is being done. */
  private next(): void {
    // One who sends many waits behind each other caller, not they behind all of it.
    const turn = this.waiting.find(({ caller }) => caller?.id !== this.last) ?? this.waiting[0];
    if (this.running !== undefined || turn === undefined) return;
    clearTimeout(this.idle);
    this.running = turn;
    this.waiting = this.waiting.filter((other) => other !== turn);
    this.last = turn.caller?.id;
    try {
      this.thread ??= this.started();
    } catch (error) {
      // There is no room for another thread.
      return this.fail(this.faults.broken(error as Error));
    }
    if (this.thread.isReady) this.begin(this.thread, turn);
  }

  private begin({ worker }: Thread, { request }: Turn<Request, Result>): void {
    const fault = new Error('the thread took too long');
    this.late = setTimeout(() => this.fail(this.faults.exceeded(fault)), this.limits.workMs);
    worker.postMessage(request);
  }

  private onReply(thread: Thread, reply: ThreadReply<Result>): void {
    if (thread !== this.thread) return;
    const turn = this.running;
    if (reply === 'ready') {
      thread.isReady = true;
      if (turn !== undefined) this.begin(thread, turn);
      return;
    }
    clearTimeout(this.late);
    this.running = undefined;
    this.idle = setTimeout(() => this.endThread(), this.limits.idleMs).unref();
    if ('result' in reply) turn?.resolve(reply.result);
    else turn?.reject(this.faults.broken(Object.assign(new Error(reply.error.message), reply.error)));
    this.next();
  }

  private onEnd(thread: Thread, cause: NodeJS.ErrnoException): void {
    // One that was ended by us has no request any more.
    if (thread !== this.thread) return;
    const isExceeded = cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
    this.fail(isExceeded ? this.faults.exceeded(cause) : this.faults.broken(cause));
  }

  /** Ends the thread with the request that is being done, and begins the next. */
  private fail(error: Error): void {
    const turn = this.running;
    this.running = undefined;
    this.endThread();
    turn?.reject(error);
    this.next();
  }

  private endThread(): void {
    clearTimeout(this.late);
    clearTimeout(this.idle);
    void this.thread?.worker.terminate();
    this.thread = undefined;
  }

  private started(): Thread {
    const worker = new Worker(this.body, {
      env: {},
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: this.limits.heapMb },
    });
    const thread = { worker, isReady: false };
    // Never taken off: an error while it is idle, or while it is being ended, would end this process.
    worker.on('message', (reply: ThreadReply<Result>) => this.onReply(thread, reply));
    worker.on('error', (error: Error) => this.onEnd(thread, error));
    worker.on('exit', () => this.onEnd(thread, new Error('the thread ended')));
    // It does not keep the process running.
    worker.unref();
    return thread;
  }
}
