import type { Job } from './jobs/JobsStore';
import { toolOf } from './toolOf';

/** Where a job is shown. */
export function jobPath(job: Pick<Job, 'kind' | 'format' | 'batch_id'>): string {
  return `${toolOf(job).path}?job=${job.batch_id}`;
}
