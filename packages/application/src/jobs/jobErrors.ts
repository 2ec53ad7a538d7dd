import { DomainError } from '@listwright/domain/shared';

export const jobErrors = {
  notFound: () => new DomainError('not_found', 'batch_not_found', 'There is no such bulk job.'),
  notFinished: () =>
    new DomainError('conflict', 'batch_running', 'This job still runs. Wait for it, or cancel it first.'),
  finished: () => new DomainError('conflict', 'batch_finished', 'This job has ended already.'),
  cancelled: () =>
    new DomainError(
      'conflict',
      'batch_cancelled',
      'This job was cancelled. Resume it before you try its failed rows again.',
    ),
  nothingFailed: () => new DomainError('conflict', 'nothing_failed', 'No failed rows can be retried.'),
  noSuchFailedRow: () => new DomainError('not_found', 'row_not_found', 'There is no such failed row in this job.'),
  noSuchRow: () => new DomainError('not_found', 'row_not_found', 'There is no such finished row in this job.'),
};
