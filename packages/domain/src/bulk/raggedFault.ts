import type { ColumnMap } from './ColumnMap.js';
import type { RowFault } from './rowCells.js';

/** A row with cells beyond the header. The cell with the extra delimiter is unknown, so the row would be misread. */
export function raggedFault(surplus: number, columns: ColumnMap): RowFault {
  const more = surplus === 1 ? '1 cell' : `${surplus} cells`;
  return {
    column: columns.at(-1)?.name ?? '',
    message: `The row has ${more} more than the header. Put a text that holds the delimiter in double quotes.`,
    isOfFile: true,
  };
}
