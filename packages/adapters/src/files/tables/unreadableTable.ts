import { DomainError } from '@listwright/domain/shared';

/** The refusal of a file that cannot be read as a table: one sentence that says what to do. */
export function unreadableTable(message: string): DomainError {
  return new DomainError('invalid', 'unreadable_table', message, { faults: [{ path: 'file', message }] });
}
