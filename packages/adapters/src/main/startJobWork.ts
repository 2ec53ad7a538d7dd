import { JobRepository, JobWorker } from '@listwright/application/jobs';
import type { Get } from '../composition/Token.js';
import type { OpenPlatform } from './openPlatform.js';
import { DRAIN_ROWS } from '../queue/GraphileNotifier.js';
import { JobQueue } from '../queue/JobQueue.js';

/** Time for the other workers to take their share of a notification. */
const YIELD_TO_OTHERS_MS = 100;
/** Together with saving, releasing and closing it stays below the 30 s that a process has to stop. */
const GRACE_MS = 18_000;
const JOBS_HELD_MS = 60_000;
const SWEEP_EVERY_MS = 30_000;
/** An upload takes seconds; one that is still open then has lost its process. */
const IMPORT_DIED_AFTER_MS = 10 * 60_000;

/** Starts this process's worker of bulk jobs. The returned function lets running rows finish, and releases the rest. */
export async function startJobWork(
  container: { readonly get: Get },
  { database, log }: OpenPlatform,
): Promise<() => Promise<void>> {
  const worker = container.get(JobWorker);
  const jobs = container.get(JobRepository);
  const queue = new JobQueue(
    database.url,
    {
      [DRAIN_ROWS]: async () => {
        worker.wake();
        await new Promise((resolve) => setTimeout(resolve, YIELD_TO_OTHERS_MS));
      },
    },
    log,
  );
  const stop = async () => {
    // First of all: a row that starts now would only have to be requeued.
    const rows = worker.stop(GRACE_MS).catch((error: unknown) => {
      // Its lease ends by itself.
      log.warn({ err: error }, 'rows could not be released');
    });
    await queue.stop().catch((error: unknown) => log.warn({ err: error }, 'the job queue did not stop cleanly'));
    await rows;
  };
  try {
    // Registers first: rows of an unregistered worker count as a dead worker's.
    await worker.start();
    await queue.start();
  } catch (error) {
    await stop();
    throw error;
  }
  const sweep = async () => {
    await queue.freeJobsHeldFor({ olderThanMs: JOBS_HELD_MS });
    await jobs.sweep(new Date((await database.now()).getTime() - IMPORT_DIED_AFTER_MS));
  };
  const tidy = () => {
    sweep().catch((error: unknown) => log.warn({ err: error }, 'cleaning up the queue failed; it is retried'));
  };
  tidy();
  const timer = setInterval(tidy, SWEEP_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await stop();
  };
}
