/** More columns than any export of a shop or marketplace has. */
export const MAX_COLUMNS = 200;

/** Excel's own limit of a cell, so that whatever was read can be written to a workbook again. */
export const MAX_CELL_LENGTH = 32_767;

/** Excel's own limit of a sheet. */
export const MAX_SHEET_ROWS = 1_048_576;
