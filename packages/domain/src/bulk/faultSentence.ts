import type { RowFault } from './rowCells.js';

/** The faults of a row as one text. */
export function faultSentence(faults: readonly RowFault[]): string {
  return faults.map(({ column, message }) => `${column}: ${message.replace(/\.$/, '')}.`).join(' ');
}
