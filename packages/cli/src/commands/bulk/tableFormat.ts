import { CliError } from '../../CliError.js';
import { EXIT } from '../../exitCode.js';

export type TableFormat = 'csv' | 'xlsx';

/** Parses a table format. */
export function tableFormat(text: string): TableFormat {
  if (text === 'csv' || text === 'xlsx') return text;
  throw new CliError(EXIT.usage, 'bad_format', `"${text}" is not a table format.`, 'Use csv or xlsx.');
}
