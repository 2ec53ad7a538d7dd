import { DomainError, type ErrorCode } from '@listwright/domain/shared';

const ofFile = (code: ErrorCode, message: string) =>
  new DomainError('invalid', code, message, { faults: [{ path: 'file', message }] });

export const bulkErrors = {
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
  noRows: () => ofFile('no_rows', 'This file has a header and no rows. Add at least one product.'),
  noSuchRow: () => new DomainError('not_found', 'row_not_found', 'There is no such finished row in this job.'),
  noResults: () => new DomainError('conflict', 'no_results', 'No row of this job has a result yet.'),
  noFailedRows: () => new DomainError('conflict', 'no_failed_rows', 'No row of this job failed.'),
};
