import type { RowFault } from './rowCells.js';

/** All that is wrong with a row, as one text. */
export function faultSentence(faults: readonly RowFault[]): string {
  return faults.map(({ column, message }) => `${column}: ${message.replace(/\.$/, '')}.`).join(' ');
}
