import { DomainError } from '@listwright/domain/shared';

/** A keyset cursor: the sort values of the last entry of a page, as an opaque text. */
export function encodeCursor(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** Throws `invalid` for a text that `encodeCursor` did not make. */
export function decodeCursor(cursor: string, length: number): readonly (string | number)[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const isComplete = Array.isArray(values) && values.length === length;
    if (isComplete && values.every((value) => typeof value === 'string' || typeof value === 'number')) return values;
  } catch {
    // Falls through to the one refusal below.
  }
  throw new DomainError('invalid', 'bad_cursor', 'This cursor is not one of ours. Start the list again without it.', {
    faults: [{ path: 'cursor', message: 'Not a cursor of this list' }],
  });
}
