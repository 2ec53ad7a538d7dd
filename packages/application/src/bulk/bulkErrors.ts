import { DomainError, type ErrorCode } from '@listwright/domain/shared';

const ofFile = (code: ErrorCode, message: string) =>
  new DomainError('invalid', code, message, { faults: [{ path: 'file', message }] });

export const bulkErrors = {
  noRows: () => ofFile('no_rows', 'This file has a header and no rows. Add at least one product.'),
  noResults: () => new DomainError('conflict', 'no_results', 'No row of this job has a result yet.'),
  noFailedRows: () => new DomainError('conflict', 'no_failed_rows', 'No row of this job failed.'),
};
