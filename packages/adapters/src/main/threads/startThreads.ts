import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Config } from '../../config/index.js';

/** More would only wait for each other at the database. */
const MOST_BY_THEMSELVES = 4;

/** How many threads of a worker process work rows off. */
export function threadsOf({ WORKER_THREADS, OPENAI_API_KEY, OPENAI_BASE_URL }: Config): number {
  if (WORKER_THREADS !== undefined) return WORKER_THREADS;
  // Waiting for a server needs no second processor, and BULK_CONCURRENCY is what a worker asks of it.
  const isRemote = OPENAI_API_KEY !== undefined || OPENAI_BASE_URL !== undefined;
  return isRemote ? 1 : Math.min(availableParallelism(), MOST_BY_THEMSELVES);
}

/**
 * Starts threads that each are a whole worker of their own, and resolves when they work. One that breaks ends the process,
 * as an error in its first thread does. The returned function ends them as a worker ends: rows under way are finished, the
 * rest is handed back.
 */
export async function startThreads(count: number, env: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const threads = Array.from({ length: count }, () => startThread(env));
  const stop = async () => void (await Promise.all(threads.map((thread) => thread.stop())));
  try {
    await Promise.all(threads.map(({ started }) => started));
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

function startThread(env: NodeJS.ProcessEnv): { started: Promise<void>; stop: () => Promise<void> } {
  const worker = new Worker(new URL('./workerThread.js', import.meta.url), { env });
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const started = new Promise<void>((resolve, reject) => {
    worker.once('message', () => {
      worker.off('error', reject);
      worker.on('error', (error) => {
        throw error;
      });
      resolve();
    });
    worker.once('error', reject);
  });
  return {
    started,
    stop: async () => {
      worker.postMessage('stop');
      await exited;
    },
  };
}
