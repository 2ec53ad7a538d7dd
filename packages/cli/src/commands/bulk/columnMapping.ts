import { BULK_FIELDS, type BulkField } from '@listwright/domain/bulk';
import { CliError } from '../../CliError.js';
import { sortedMapping } from './sortedMapping.js';

/** Converts `--map` for the API: each `column=field`, with an empty field for a column to ignore. */
export function columnMapping(given: readonly string[]): Record<string, BulkField | null> | undefined {
  if (given.length === 0) return undefined;
  return sortedMapping(
    given.map((one) => {
      const at = one.lastIndexOf('=');
      const [column, field] = [one.slice(0, at).trim(), one.slice(at + 1).trim()];
      const known = BULK_FIELDS.find((name) => name === field);
      if (at < 1 || (field !== '' && known === undefined)) {
        throw new CliError(
          'bad_map',
          `--map "${one}" must be column=field.`,
          `Fields: ${BULK_FIELDS.join(', ')}. "column=" ignores a column.`,
        );
      }
      return [column, known ?? null];
    }),
  );
}
