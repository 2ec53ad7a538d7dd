import type { TransactionRecord } from '@listwright/application/admin';
import type { StreamedFile } from '@listwright/application/contract';
import Papa from 'papaparse';
import { neutralised } from '../../files/neutralised.js';
import { streamWorkbook } from '../../files/streamWorkbook.js';

const COLUMNS = [
  ...['created_at', 'type', 'status', 'amount', 'currency', 'description', 'reference_id'],
  ...['customer_name', 'customer_email', 'customer_id', 'id'],
];

type Cell = string | number;

/** The entries of a ledger as a file, written while they are read. Texts that a spreadsheet would run are marked as text. */
export function transactionFile(
  format: 'csv' | 'xlsx',
  at: Date,
  entries: AsyncIterable<TransactionRecord>,
): StreamedFile {
  const name = `transactions_${at.toISOString().slice(0, 10)}`;
  return format === 'csv'
    ? { fileName: `${name}.csv`, contentType: 'text/csv; charset=utf-8', chunks: csvOf(entries) }
    : {
        fileName: `${name}.xlsx`,
        contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        chunks: streamWorkbook('Transactions', COLUMNS, cellsOfEach(entries)),
      };
}

async function* csvOf(entries: AsyncIterable<TransactionRecord>): AsyncGenerator<string> {
  yield `${COLUMNS.join(',')}\r\n`;
  for await (const cells of cellsOfEach(entries)) yield `${Papa.unparse([[...cells]], { newline: '\r\n' })}\r\n`;
}

async function* cellsOfEach(entries: AsyncIterable<TransactionRecord>): AsyncGenerator<readonly Cell[]> {
  for await (const entry of entries) {
    const { createdAt, type, status, amountMinor, currency, description, referenceId } = entry;
    const texts = [description, referenceId, entry.customerName, entry.customerEmail, entry.customerId, entry.id];
    // The amount stays a number, also where it begins with a minus.
    yield [createdAt.toISOString(), type, status, amountMinor / 100, currency, ...texts.map(neutralised)];
  }
}
