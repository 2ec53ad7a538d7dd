import { guardWorkbook } from './guardWorkbook.js';

const MOST_ROWS = 100_000;

/** The rows of a workbook's first sheet with data, by the names in its first row. Throws `invalid` for what is no safe workbook. */
export async function readWorkbookRows(bytes: Uint8Array): Promise<readonly Readonly<Record<string, string>>[]> {
  await guardWorkbook(bytes, 'file');
  const { default: ExcelJS } = await import('exceljs');
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes.slice().buffer);
  const sheet = workbook.worksheets.find((one) => one.actualRowCount > 0);
  if (sheet === undefined) return [];
  const names = new Map<number, string>();
  sheet.getRow(1).eachCell((cell, at) => names.set(at, cell.text.trim()));
  const rows: Record<string, string>[] = [];
  sheet.eachRow((row, number) => {
    if (number === 1 || rows.length >= MOST_ROWS) return;
    rows.push(Object.fromEntries([...names].map(([at, name]) => [name, row.getCell(at).text])));
  });
  return rows;
}
