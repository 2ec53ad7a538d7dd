import type { NewJob } from '../../src/jobs/index.js';
import type { JobStores } from './JobStores.js';
import { openJob } from './openJob.js';

interface SealedJob extends Partial<Pick<NewJob, 'kind' | 'concurrency' | 'requestKey'>> {
  readonly rows: number;
  /** How many of them, the last ones, are invalid. */
  readonly invalid?: number;
}

/** Stores a job of rows with the numbers from 2 on (the header is row 1), and returns its id. */
export async function aSealedJob(
  stores: Pick<JobStores, 'jobs'>,
  userId: string,
  { rows, invalid = 0, ...changes }: SealedJob,
): Promise<string> {
  const id = await openJob(stores, userId, changes);
  const made = Array.from({ length: rows }, (_, at) => {
    const row = {
      number: at + 2,
      name: `Bottle ${at + 2}`,
      cells: [`Bottle ${at + 2}`, at % 2 === 0 ? 'Home' : 'Sport'],
    };
    return at < rows - invalid ? row : { ...row, error: 'product_name: Too long.' };
  });
  await stores.jobs.append(id, made);
  await stores.jobs.seal(id, { total: rows, failed: invalid });
  return id;
}
