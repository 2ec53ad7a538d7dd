import { DomainError } from '@listwright/domain/shared';

/** A keyset cursor: the sort values of the last entry of a page, and the name of its order if that has one, as an opaque text. */
export function encodeCursor(values: readonly (string | number)[], name?: string): string {
  return Buffer.from(JSON.stringify(name === undefined ? values : [...values, name])).toString('base64url');
}

/** Throws `invalid` for a text that `encodeCursor` did not make for the order of this name. */
export function decodeCursor(cursor: string, length: number, name?: string): readonly (string | number)[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const isComplete = Array.isArray(values) && values.length === length + (name === undefined ? 0 : 1);
    if (
      isComplete &&
      values[length] === name &&
      values.every((value) => typeof value === 'string' || typeof value === 'number')
    )
      return values;
  } catch {
    // Falls through to the one refusal below.
  }
  throw new DomainError('invalid', 'bad_cursor', 'This cursor is not one of ours. Start the list again without it.', {
    faults: [{ path: 'cursor', message: 'Not a cursor of this list' }],
  });
}
