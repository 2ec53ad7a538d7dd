import { TABLE_ENCODINGS, type TableEncoding } from '@listwright/domain/shared';
import { InvalidArgumentError } from 'commander';

/** Reads `--encoding`, in any letter case. */
export function encodingName(text: string): TableEncoding {
  const found = TABLE_ENCODINGS.find((name) => name === text.trim().toLowerCase());
  if (found === undefined) throw new InvalidArgumentError(`Encodings: ${TABLE_ENCODINGS.join(', ')}.`);
  return found;
}
