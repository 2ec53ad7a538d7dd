import { DomainError, type ErrorCode } from '@listwright/domain/shared';
import type { LikelyEncoding } from '../shared/index.js';

const ofFile = (code: ErrorCode, message: string) =>
  new DomainError('invalid', code, message, { faults: [{ path: 'file', message }] });

export const bulkErrors = {
  noRows: () => ofFile('no_rows', 'This file has a header and no rows. Add at least one product.'),
  unsureEncoding: (encodings: readonly LikelyEncoding[]) => {
    const message = `The encoding of this file is not certain. Choose the one in which its text reads correctly: ${encodings
      .map(({ encoding, sample }) => `${encoding} (${sample[0] ?? ''})`)
      .join(', ')}.`;
    return new DomainError('invalid', 'encoding_unsure', message, {
      faults: [{ path: 'encoding', message }],
      details: { encodings },
    });
  },
  noResults: () => new DomainError('conflict', 'no_results', 'No row of this job has a result yet.'),
  noFailedRows: () => new DomainError('conflict', 'no_failed_rows', 'No row of this job failed.'),
};
