import type { Job } from '../jobs/JobsStore';

/** Whether a job has not finished: it is queued, running or paused. */
export function isOpenJob({ status }: Pick<Job, 'status'>): boolean {
  return status === 'queued' || status === 'running' || status === 'paused';
}
