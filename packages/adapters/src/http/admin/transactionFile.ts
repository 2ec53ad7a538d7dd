import type { TransactionRecord } from '@listwright/application/admin';
import { CONTENT_TYPES, type StreamedFile } from '@listwright/application/contract';
import { cellsOfEach } from '../../files/cellsOfEach.js';
import { escapeFormula } from '@listwright/domain/shared';
import { streamTable } from '../../files/streamTable.js';
import type { Cell } from '../../files/streamWorkbook.js';

const COLUMNS = [
  'created_at',
  'type',
  'status',
  'amount',
  'currency',
  'description',
  'reference_id',
  'customer_name',
  'customer_email',
  'customer_id',
  'id',
];

/** The entries of a ledger as a file, written while they are read. Texts that a spreadsheet would run are marked as text. */
export function transactionFile(
  format: 'csv' | 'xlsx',
  at: Date,
  entries: AsyncIterable<TransactionRecord>,
): StreamedFile {
  return {
    fileName: `transactions_${at.toISOString().slice(0, 10)}.${format}`,
    contentType: CONTENT_TYPES[format],
    chunks: streamTable(format, 'Transactions', COLUMNS, cellsOfEach(entries, cellsOf)),
  };
}

function cellsOf(entry: TransactionRecord): readonly Cell[] {
  const { createdAt, type, status, amountMinor, currency, description, referenceId } = entry;
  const texts = [description, referenceId, entry.customerName, entry.customerEmail, entry.customerId, entry.id];
  // The amount stays a number, also where it begins with a minus.
  return [createdAt.toISOString(), type, status, amountMinor / 100, currency, ...texts.map(escapeFormula)];
}
