import { CliError } from '../../CliError.js';
import type { GlobalOptions } from '../../GlobalOptions.js';

export type TableFormat = 'csv' | 'xlsx';

/** The format of a table to write: the one that is named, else that of `--format` or by the extension of `--output`. */
export function tableFormat({ format, output }: GlobalOptions, named?: string): TableFormat | undefined {
  const text = named ?? format ?? /\.(csv|xlsx)$/i.exec(output ?? '')?.[1]?.toLowerCase();
  if (text === undefined || text === 'csv' || text === 'xlsx') return text;
  // Formats of the terminal, with commands that also write tables.
  if (named === undefined) return undefined;
  throw new CliError('bad_format', `"${text}" is not a table format.`, 'Use csv or xlsx.');
}
