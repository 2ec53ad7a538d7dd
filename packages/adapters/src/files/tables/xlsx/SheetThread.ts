import { Worker } from 'node:worker_threads';
import type { RawRow } from '../RawRow.js';
import { unreadableTable } from '../unreadableTable.js';
import type { SheetAnswer } from './SheetAnswer.js';

/** What a thread may use before it is ended. */
export interface ThreadLimits {
  readonly memoryMb: number;
  /** Time that it works, not that it waits to be asked. */
  readonly workMs: number;
  /** How long it waits for a request before it assumes that the caller is gone. */
  readonly idleMs: number;
}

export const THREAD_LIMITS: ThreadLimits = { memoryMb: 160, workMs: 60_000, idleMs: 120_000 };

const TOO_LARGE = 'This workbook needs more memory than a table of products does. Save it as CSV and upload that.';
const TOO_SLOW = 'This workbook takes too long to read. Save it as CSV and upload that.';
const DAMAGED = 'This workbook is damaged and cannot be read. Open it, save it again as .xlsx and upload that.';
const LEFT = 'This upload waited too long and was given up. Upload the file again.';

/** A thread that reads one workbook; its failures affect no other request. */
export class SheetThread {
  /** Resolves when the thread has ended. */
  readonly exited: Promise<void>;
  private readonly worker: Worker;
  private remainingWork: number;
  private idle: NodeJS.Timeout | undefined;
  private gone: string | undefined;

  constructor(
    bytes: Uint8Array,
    body: URL,
    private readonly limits: ThreadLimits,
  ) {
    this.remainingWork = limits.workMs;
    const copy = bytes.slice().buffer;
    this.worker = new Worker(body, {
      workerData: { bytes: copy },
      transferList: [copy],
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb, maxYoungGenerationSizeMb: 16 },
      env: {},
      execArgv: [],
    });
    // Without a listener an error between two requests would end the process.
    this.worker.on('error', (error) => (this.gone ??= sentenceOf(error)));
    this.exited = new Promise((resolve) =>
      this.worker.on('exit', () => {
        this.gone ??= DAMAGED;
        resolve();
      }),
    );
  }

  /** The next rows; undefined after the last. Throws `invalid` where the workbook cannot be read to its end. */
  async next(): Promise<readonly RawRow[] | undefined> {
    clearTimeout(this.idle);
    if (this.gone !== undefined) throw unreadableTable(this.gone);
    const answer = await this.ask();
    if ('rows' in answer) {
      this.idle = setTimeout(() => {
        this.gone = LEFT;
        void this.end();
      }, this.limits.idleMs).unref();
      return answer.rows;
    }
    if ('end' in answer) return undefined;
    throw unreadableTable('refused' in answer ? answer.refused : DAMAGED);
  }

  async end(): Promise<void> {
    clearTimeout(this.idle);
    await this.worker.terminate();
  }

  private ask(): Promise<SheetAnswer> {
    const started = performance.now();
    return new Promise((resolve, reject) => {
      const settle = (outcome: () => void) => {
        clearTimeout(timer);
        this.worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        this.remainingWork -= performance.now() - started;
        outcome();
      };
      const onMessage = (answer: SheetAnswer) => settle(() => resolve(answer));
      const onError = (error: unknown) => settle(() => reject(unreadableTable(sentenceOf(error))));
      const onExit = () => settle(() => reject(unreadableTable(DAMAGED)));
      const timer = setTimeout(() => {
        this.gone = TOO_SLOW;
        settle(() => reject(unreadableTable(TOO_SLOW)));
        void this.end();
      }, this.remainingWork);
      this.worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      this.worker.postMessage('next');
    });
  }
}

function sentenceOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY' ? TOO_LARGE : DAMAGED;
}
