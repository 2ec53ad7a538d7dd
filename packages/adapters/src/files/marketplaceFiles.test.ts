import { bulkFilesContract, listingFilesContract } from '@listwright/application/testing';
import ExcelJS from 'exceljs';
import { SpreadsheetBulkFiles } from './bulk/SpreadsheetBulkFiles.js';
import { MarketplaceListingFiles } from './MarketplaceListingFiles.js';

/** The cells of a workbook, sheet by sheet, or the text of any other file. */
async function textOf(bytes: Uint8Array): Promise<string> {
  if (!new TextDecoder('latin1').decode(bytes.subarray(0, 2)).startsWith('PK')) return new TextDecoder().decode(bytes);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes.slice().buffer);
  const cells: string[] = [];
  workbook.eachSheet((sheet) => sheet.eachRow((row) => row.eachCell((cell) => cells.push(cell.text))));
  return cells.join('\n');
}

listingFilesContract('MarketplaceListingFiles', async () => ({ files: new MarketplaceListingFiles(), textOf }));
bulkFilesContract('SpreadsheetBulkFiles', async () => ({
  files: new SpreadsheetBulkFiles(),
  textOf: ({ bytes }) => textOf(bytes),
}));
