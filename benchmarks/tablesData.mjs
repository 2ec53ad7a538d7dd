import { once } from 'node:events';
import { createWriteStream, writeFileSync } from 'node:fs';
import path from 'node:path';
import ExcelJS from 'exceljs';
import { repeatedEntry, workbookOf, zipOf } from '../packages/adapters/dist/testing/index.js';

export const COLUMNS = ['product_name', 'category', 'brand', 'asin', 'description'].concat([
  'material',
  'colour',
  'size',
  'price',
  'note',
]);
const COLOURS = ['Blue', 'Natural', 'White', 'Clear', 'Green'];

/** Generated products with ten cells each. */
function cellsOf(number) {
  const colour = COLOURS[number % 5];
  return [
    `Sample Steel Water Bottle ${number}, ${colour}, Pack of ${(number % 4) + 2}`,
    number % 2 === 0 ? 'Home' : 'Sports',
    'Sample',
    `B0${String(number).padStart(8, '0')}`,
    `A bottle of stainless steel, "${20 + (number % 30)} cm" high.\nHand wash only, lid included.`,
    'steel',
    colour,
    `${number % 40} cm`,
    `${(number % 900) / 10}`,
    `Note ${number % 1000}`,
  ];
}

/** Failed rows of a job. */
export async function* bulkRows(count) {
  for (let number = 0; number < count; number += 1) {
    const cells = cellsOf(number);
    yield {
      number: number + 2,
      status: 'failed',
      name: cells[0],
      attempts: 1,
      cells: Object.fromEntries(COLUMNS.map((name, at) => [name, cells[at]])),
      error: 'The writer answered nothing.',
    };
  }
}

/** A CSV of five columns: quoted commas and line breaks in each row, and `more` extra characters. */
export async function writeCsv(folder, rows, more = 0) {
  const file = path.join(folder, `products-${rows}.csv`);
  const stream = createWriteStream(file);
  const quoted = (text) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  stream.write(`${COLUMNS.slice(0, 5).join(',')}\n`);
  let text = '';
  for (let number = 0; number < rows; number += 1) {
    const cells = cellsOf(number).slice(0, 5);
    text += `${[...cells.slice(0, 4), cells[4] + ' and more'.repeat(more / 9)].map(quoted).join(',')}\n`;
    if (text.length < 1_000_000 && number < rows - 1) continue;
    if (!stream.write(text)) await once(stream, 'drain');
    text = '';
  }
  stream.end();
  await once(stream, 'finish');
  return file;
}

/** A workbook as Excel writes it (shared strings), or as other programs do (inline strings). */
export async function writeXlsx(folder, rows, useSharedStrings, columns = COLUMNS.length) {
  const filename = path.join(folder, `products-${rows}-${columns}-${useSharedStrings}.xlsx`);
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ filename, useSharedStrings });
  const sheet = workbook.addWorksheet('Products');
  sheet.addRow(COLUMNS.slice(0, columns)).commit();
  for (let number = 0; number < rows; number += 1) {
    sheet.addRow(cellsOf(number).slice(0, columns)).commit();
    if (number % 1000 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  sheet.commit();
  await workbook.commit();
  return filename;
}

const SHEET = 'xl/worksheets/sheet1.xml';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const START = `<worksheet xmlns="${MAIN}"><sheetData>`;
const END = '</sheetData></worksheet>';
const HEADER = '<row r="1"><c r="A1" t="inlineStr"><is><t>product_name</t></is></c></row>';
const HELLO = '<row><c t="inlineStr"><is><t>x</t></is></c></row>';

/** Workbooks that would exhaust memory or time; each must be rejected. */
export function writeBombs(folder) {
  const sheet = (before, unit, times, after) => repeatedEntry(SHEET, START + HEADER + before, unit, times, after + END);
  const strings = (unit, times) =>
    repeatedEntry('xl/sharedStrings.xml', `<sst xmlns="${MAIN}">`, unit, times, '</sst>');
  const bombs = {
    'rows of 4 GB': workbookOf({ sheets: [''], more: [sheet('', HELLO, 80_000_000, '')] }),
    'a cell of 300 MB': workbookOf({
      sheets: [''],
      more: [sheet('<row><c t="str"><v>', 'x'.repeat(1024), 300_000, '</v></c></row>')],
    }),
    '6,500,000 tiny rows': workbookOf({ sheets: [''], more: [sheet('', '<row/>', 6_500_000, '')] }),
    '5,000,000 rows of a cell': workbookOf({ sheets: [''], more: [sheet('', HELLO, 5_000_000, '')] }),
    '14,000,000 shared strings': workbookOf({
      sheets: [HEADER],
      strings: '',
      more: [strings('<si><t>a</t></si>', 14_000_000)],
    }),
    'long shared strings': workbookOf({
      sheets: [HEADER],
      strings: '',
      more: [strings(`<si><t>${'x'.repeat(30_000)}</t></si>`, 8000)],
    }),
    'an element 60,000,000 deep': workbookOf({ sheets: [''], more: [sheet('', '<a>', 60_000_000, '')] }),
    '1,000,000 entries': zipOf(Array.from({ length: 1_000_000 }, (_, at) => ({ name: `xl/${at}.xml`, content: '' }))),
    'a nested archive': workbookOf({
      sheets: [HEADER],
      more: [{ name: 'xl/a.bin', content: Buffer.from(zipOf([{ name: 'a', content: 'a' }])) }],
    }),
    'a wrong size': workbookOf({ sheets: [''], more: [{ ...sheet('', HELLO, 80_000, ''), inflatedSize: 100 }] }),
    'overlapping entries': workbookOf({
      sheets: [HEADER],
      more: [{ name: 'xl/b.xml', content: '<a/>', offset: 0 }],
    }),
    'billion laughs': workbookOf({
      sheets: [HEADER],
      more: [{ name: 'xl/sharedStrings.xml', content: '<!DOCTYPE x [<!ENTITY a "lol"><!ENTITY b "&a;&a;">]><sst/>' }],
    }),
    'a link to another workbook': workbookOf({
      sheets: [HEADER],
      more: [{ name: 'xl/externalLinks/externalLink1.xml', content: '<a/>' }],
    }),
    'a part outside the archive': workbookOf({ sheets: [HEADER], more: [{ name: '../../evil.xml', content: '<a/>' }] }),
  };
  return Object.entries(bombs).map(([name, bytes], at) => {
    const file = path.join(folder, `bomb-${at}.xlsx`);
    writeFileSync(file, bytes);
    return { name, file, kb: Math.round(bytes.length / 1024) };
  });
}
