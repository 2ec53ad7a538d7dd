import path from 'node:path';
import { CliError } from '../CliError.js';

const KINDS = ['csv', 'xlsx', 'zip', 'pdf'];

/**
 * Refuses to write a file under a format or an extension that it does not have: a workbook called `results.csv` opens
 * nowhere. `name` is that of the server.
 */
export function requireKind(name: string, format: string | undefined, output: string | undefined): void {
  const kind = extensionOf(name);
  if (!KINDS.includes(kind)) return;
  const named = extensionOf(output ?? '');
  const wrong = KINDS.includes(named) && named !== kind ? output : undefined;
  // A zip holds files of the format that was asked for.
  const other = wrong ?? (kind === 'zip' || format === undefined || format === kind ? undefined : `--format ${format}`);
  if (other === undefined) return;
  const what = kind.toUpperCase();
  throw new CliError('wrong_format', `This file is ${what}, not ${other}.`, `Use --output NAME.${kind}.`);
}

const extensionOf = (name: string): string => path.extname(name).slice(1).toLowerCase();
