import type { CliContext } from '../../../CliContext.js';
import { transactionQuery, type TransactionOptions } from './runListTransactions.js';

export interface ExportOptions extends TransactionOptions {
  readonly as?: 'csv' | 'xlsx';
}

/** Exports all matches as one file, to `--output`, a generated file name, or a pipe. */
export async function runExportTransactions(options: ExportOptions, { client, print }: CliContext): Promise<void> {
  const query = { ...transactionQuery(options), format: options.as ?? ('csv' as const) };
  const { fileName, bytes } = await client.admin.exportTransactions({ query });
  print.file(fileName, bytes);
}
