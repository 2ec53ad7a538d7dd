import { rowKinds } from '@listwright/domain/bulk';
import { shellCommand } from '../../output/shellCommand.js';
import type { CheckedJob } from './CheckedJob.js';

type Job = Pick<CheckedJob, 'batch_id' | 'kind' | 'marketplace' | 'status' | 'summary' | 'retryable'>;

/** What a seller can do with a job, by how far it is; `isSaved` where the results are here already. */
export function nextOfJob(job: Job, { isSaved = false } = {}): string[] {
  const { batch_id: id, kind, marketplace, status, summary, retryable } = job;
  const bulk = (...words: readonly string[]) => shellCommand('bulk', ...words);
  switch (status) {
    case 'queued':
    case 'running':
      return [bulk('status', id, '--watch')];
    case 'paused':
      return [shellCommand('usage'), bulk('resume', id)];
    case 'cancelled':
      return [bulk('resume', id)];
    default:
      return [
        ...(summary.successful > 0 && !isSaved ? [bulk('download', id)] : []),
        ...(summary.successful > 0 && rowKinds[kind].makesListings
          ? [shellCommand('export', marketplace, '--batch', id)]
          : []),
        ...(summary.failed > 0 ? [bulk('download', id, '--failed')] : []),
        ...(retryable > 0 ? [bulk('resume', id, '--only-failed')] : []),
      ];
  }
}
