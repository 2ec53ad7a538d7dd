import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Config } from '../../config/index.js';
import { programFile } from '../../isolation/programFile.js';
import { DatabaseFault } from '../../postgres/DatabaseFault.js';
import { StartFault } from '../StartFault.js';

/** More would only contend for the database. */
const MAX_AUTOMATIC_THREADS = 4;

/** How many threads of a worker process run rows. */
export function threadsOf({ WORKER_THREADS, OPENAI_API_KEY, OPENAI_BASE_URL }: Config): number {
  if (WORKER_THREADS !== undefined) return WORKER_THREADS;
  // Waiting for a server needs no second processor, and BULK_CONCURRENCY is what a worker asks of it.
  const isRemote = OPENAI_API_KEY !== undefined || OPENAI_BASE_URL !== undefined;
  return isRemote ? 1 : Math.min(availableParallelism(), MAX_AUTOMATIC_THREADS);
}

type Variables = Readonly<Record<string, string | undefined>>;

export interface Threads {
  readonly count: number;
  /** Whether another thread or process of this data directory takes the rows that crashed a worker. */
  readonly areSecondary: boolean;
}

/**
 * Starts threads that are full workers of their own, and resolves when they work. One that exits unexpectedly ends the
 * process, as an error in its first thread does. The returned function stops them like a worker: running rows are
 * finished, the rest is released.
 */
export async function startThreads(
  { count, areSecondary }: Threads,
  env: Variables,
  /** The compiled body of a thread; tests that run the sources name one they built. */
  body: URL = programFile('main/threads/workerThread'),
): Promise<() => Promise<void>> {
  const threads = Array.from({ length: count }, () => startThread(body, areSecondary, env));
  const stop = async () => void (await Promise.all(threads.map((thread) => thread.stop())));
  try {
    await Promise.all(threads.map(({ started }) => started));
  } catch (error) {
    await stop();
    const { name, message } = error as Error;
    // The error was copied from the thread: its class is not ours.
    if (name === 'DatabaseFault') throw new DatabaseFault(message);
    throw new StartFault(`A thread for bulk jobs could not start: ${message}`);
  }
  return stop;
}

function startThread(
  body: URL,
  isSecondaryThread: boolean,
  variables: Variables,
): { started: Promise<void>; stop: () => Promise<void> } {
  // A thread would read an undefined variable as the text "undefined".
  const env = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined));
  const worker = new Worker(body, {
    env: env as NodeJS.ProcessEnv,
    workerData: { isSecondaryThread },
  });
  let state: 'starting' | 'working' | 'stopping' = 'starting';
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const started = new Promise<void>((resolve, reject) => {
    worker.once('message', () => {
      state = 'working';
      resolve();
    });
    const onEnd = (error: Error) => {
      if (state === 'working') throw error;
      reject(error);
    };
    worker.on('error', onEnd).once('exit', (code) => {
      if (state !== 'stopping') onEnd(new Error(`it ended with ${code}`));
    });
  });
  return {
    started,
    stop: async () => {
      state = 'stopping';
      worker.postMessage('stop');
      await exited;
    },
  };
}
