import type { Job } from './jobs/JobsStore';
import { toolOf } from './toolOf';

/** The path of a job's screen. */
export function jobPath(job: Pick<Job, 'kind' | 'format' | 'batch_id'>): string {
  return `${toolOf(job).path}?job=${job.batch_id}`;
}
