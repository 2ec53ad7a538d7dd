export * from './bulkColumns.js';
export * from './BulkKind.js';
export * from './bulkKindOf.js';
export * from './mapColumns.js';
export * from './plainHeader.js';
export * from './readListingRow.js';
export * from './readTitleRow.js';
export { type RowCells, type RowFault, type RowReading } from './rowCells.js';
export * from './topCategory.js';
