import type { Job } from '../jobs/JobsStore';

/** Whether a job has not ended: it waits, works or pauses. */
export function isOpenJob({ status }: Pick<Job, 'status'>): boolean {
  return status === 'queued' || status === 'running' || status === 'paused';
}
