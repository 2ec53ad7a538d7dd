export * from './BulkRow.js';
export * from './checkTable.js';
export * from './checkTableRow.js';
export * from './ports/BulkFiles.js';
export * from './ports/TableReader.js';
