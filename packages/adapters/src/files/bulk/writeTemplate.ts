import type { InputSheet } from '@listwright/domain/shared';

const NOTES = [
  'Fill in one row for each product below the header of the first sheet, and delete the sample row.',
  'Columns can be in any order. Only the required ones must be present. Other columns are kept with their rows and do not feed the text.',
  'An "error" column, as in a file of failed rows, is ignored.',
];

/** A workbook to fill in: the header with a sample row, and a sheet that explains the columns. */
export async function writeTemplate({ sheetName, columns }: InputSheet): Promise<Uint8Array> {
  const { default: ExcelJS } = await import('exceljs');
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet(sheetName, {
    views: [{ state: 'frozen', ySplit: 1 }],
  });
  sheet.addRow(columns.map(({ name }) => name)).font = { bold: true };
  sheet.addRow(columns.map(({ sample }) => sample));
  columns.forEach(({ sample }, at) => {
    sheet.getColumn(at + 1).width = Math.min(60, Math.max(16, sample.length + 2));
    // As text, so that no code loses its leading zeros.
    sheet.getColumn(at + 1).numFmt = '@';
  });
  const notes = workbook.addWorksheet('Read me');
  notes.addRow(['Column', 'Required', 'What it is']).font = { bold: true };
  for (const { name, required, explanation } of columns) notes.addRow([name, required ? 'yes' : 'no', explanation]);
  notes.addRows([[], ...NOTES.map((note) => [note])]);
  [18, 10, 110].forEach((width, at) => (notes.getColumn(at + 1).width = width));
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}
