import { fork, type ChildProcess } from 'node:child_process';
import { RowWitness, type ClaimedRow, type JobPlan, type RowOutcome } from '@listwright/application/jobs';
import { databaseFault } from '@listwright/application/shared';
import type { RowReply } from './RowReply.js';

interface RowProcessOptions {
  /** The program of the process: see `rowProgram`. */
  readonly program: URL;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** A process that reports nothing for so long hangs. */
  readonly silenceMs: number;
  /** How long it is kept for the next row. */
  readonly idleMs: number;
}

/** Signals of those who end processes; a crash of its own ends one by another signal, or by an exit code. */
const SENT_BY_OTHERS: ReadonlySet<string | null> = new Set(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']);
/** A process may be killed at random, or where memory runs out because of others; not each time at the same row. */
const MAX_KILLS = 3;
const CRASHED = 'The worker ended each time it worked on this row.';

/** Runs rows in a process of their own, one after the other. It ends when it was idle for a while, or when this process ends. */
export class RowProcess extends RowWitness {
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly options: RowProcessOptions) {
    super();
  }

  override async execute(row: ClaimedRow, plan: JobPlan): Promise<RowOutcome> {
    clearTimeout(this.idle);
    try {
      for (let kills = 0; kills < MAX_KILLS; kills += 1) {
        const reply = await this.ask(row, plan);
        if (reply === 'crashed') break;
        if (reply === 'killed') continue;
        if ('outcome' in reply) return reply.outcome;
        throw reply.isTransient ? databaseFault.of(new Error(reply.error)) : new Error(reply.error);
      }
      return { row, kind: 'failed', error: CRASHED };
    } finally {
      this.idle = setTimeout(() => this.close(), this.options.idleMs).unref();
    }
  }

  /** Ends the process. */
  close(): void {
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  private async ask(row: ClaimedRow, plan: JobPlan): Promise<RowReply | 'crashed' | 'killed'> {
    const child = (this.child ??= await this.started());
    return new Promise((resolve) => {
      let isHanging = false;
      const silence = setTimeout(() => {
        isHanging = true;
        child.kill('SIGKILL');
      }, this.options.silenceMs);
      const end = (reply: RowReply | 'crashed' | 'killed') => {
        clearTimeout(silence);
        child.off('message', onMessage).off('exit', onExit);
        resolve(reply);
      };
      const onMessage = (message: RowReply | 'busy') => {
        if (message === 'busy') silence.refresh();
        else end(message);
      };
      const onExit = (_code: number | null, signal: string | null) => {
        this.child = undefined;
        end(!isHanging && SENT_BY_OTHERS.has(signal) ? 'killed' : 'crashed');
      };
      child.on('message', onMessage).once('exit', onExit);
      // What ends before it has received the row reports its end as well.
      child.send({ row, plan }, () => undefined);
    });
  }

  /** Rejects with `unavailable` where the process ends before it is ready: the row has not begun. */
  private started(): Promise<ChildProcess> {
    const { program, env } = this.options;
    const child = fork(program, { env, serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    // Neither keeps this process running.
    child.unref();
    child.channel?.unref();
    return new Promise((resolve, reject) => {
      const onExit = (code: number | null, signal: string | null) =>
        reject(databaseFault.of(new Error(`The process for a row ended with ${code ?? signal} before it began.`)));
      // It could not be started: there is no room for another process.
      child.on('error', (error) => reject(databaseFault.of(error)));
      child.once('exit', onExit).once('message', () => {
        child.off('exit', onExit);
        // It may end while it is idle.
        child.once('exit', () => {
          if (this.child === child) this.child = undefined;
        });
        resolve(child);
      });
    });
  }
}
