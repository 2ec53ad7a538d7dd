import { randomUUID } from 'node:crypto';
import type { NewJob } from '../../src/jobs/index.js';
import type { JobStores } from './JobStores.js';

const HEADER = ['product_name', 'category'];

type Changes = Partial<Pick<NewJob, 'kind' | 'concurrency' | 'requestKey'>>;

/** Opens a job whose import has not ended, and returns its id. */
export async function openJob(
  { jobs }: Pick<JobStores, 'jobs'>,
  userId: string,
  changes: Changes = {},
): Promise<string> {
  const id = randomUUID();
  await jobs.open({
    id,
    userId,
    kind: 'listings',
    marketplace: 'amazon',
    format: 'csv',
    fileName: 'products.csv',
    header: HEADER,
    columns: HEADER.map((name) => ({ name, field: name })),
    ...changes,
  });
  return id;
}
