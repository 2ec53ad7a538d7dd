import type { Listing } from '@listwright/application/listings';
import { DomainError } from '@listwright/domain/shared';
import type { Cell, Workbook, Worksheet } from 'exceljs';
import { guardWorkbook } from '../guardWorkbook.js';
import { AMAZON_COLUMNS } from './amazonColumns.js';
import { LEGACY_NAMES } from './legacyNames.js';

const notTemplate = (reason: string) =>
  new DomainError(
    'invalid',
    'not_an_amazon_template',
    `This file is not an Amazon listing template: ${reason}. Download a fresh one from Seller Central.`,
    {
      faults: [{ path: 'template', message: reason }],
    },
  );

const FIRST_ROWS = 10;
const MAX_SETTING_CELLS = 60;
const MAX_COLUMNS = 3000;
const MAX_ROWS = 20_000;

/**
 * The seller's own template with one listing written into its first free data row. Which rows hold attributes and data is
 * read from the settings in the sheet; columns are found by attribute name, with the selectors in square brackets left
 * aside. What is in other cells stays.
 */
export async function fillAmazonTemplate(bytes: Uint8Array, listing: Listing): Promise<Uint8Array> {
  await guardWorkbook(bytes, 'template');
  const { default: ExcelJS } = await import('exceljs');
  const workbook = new ExcelJS.Workbook();
  try {
    await workbook.xlsx.load(bytes.slice().buffer);
  } catch {
    throw notTemplate('it cannot be read as a workbook');
  }
  const { sheet, settings } = findTemplate(workbook);
  if (sheet.columnCount > MAX_COLUMNS || sheet.rowCount > MAX_ROWS)
    throw notTemplate('it is far larger than a template');
  const attributes = rowNumber(settings, 'attributeRow');
  const data = firstFreeRow(sheet, rowNumber(settings, 'dataRow'));
  const columns = columnsByAttribute(sheet, attributes);
  const written = AMAZON_COLUMNS.filter((column) => {
    const at = columns.get(column.attribute) ?? columns.get(LEGACY_NAMES[column.attribute] ?? '');
    const value = column.value(listing);
    if (at === undefined || value === '') return false;
    sheet.getCell(data, at).value = value;
    return true;
  });
  if (!written.some((column) => column.attribute === 'item_name#1.value'))
    throw notTemplate('it has no column for the item name');
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

function findTemplate(workbook: Workbook): { sheet: Worksheet; settings: URLSearchParams } {
  for (const sheet of workbook.worksheets) {
    for (let row = 1; row <= FIRST_ROWS; row += 1) {
      for (let column = 1; column <= MAX_SETTING_CELLS; column += 1) {
        const text = textOf(sheet.findCell(row, column));
        const settings = /(?:^|&|\b)settings=(.*)$/s.exec(text)?.[1];
        if (settings !== undefined) return { sheet, settings: new URLSearchParams(settings) };
      }
    }
  }
  throw notTemplate('no sheet of it holds the settings of a template');
}

function rowNumber(settings: URLSearchParams, name: string): number {
  const row = Number(settings.get(name));
  if (!Number.isInteger(row) || row < 1 || row > 100) throw notTemplate(`its settings name no ${name}`);
  return row;
}

/** Legacy templates come with examples; a seller's own file with products. Neither is written over. */
function firstFreeRow(sheet: Worksheet, dataRow: number): number {
  let row = dataRow;
  // `findRow` only reads; `getRow` and `getCell` would create missing ones.
  while (sheet.findRow(row)?.hasValues) row += 1;
  return row;
}

/** `item_name[marketplace_id=…][language_tag=…]#1.value` → `item_name#1.value`. The first of several languages wins. */
function columnsByAttribute(sheet: Worksheet, row: number): Map<string, number> {
  const columns = new Map<string, number>();
  sheet.getRow(row).eachCell((cell, at) => {
    const name = textOf(cell)
      .replace(/\[[^\]]*\]/g, '')
      .trim();
    if (name !== '' && !columns.has(name)) columns.set(name, at);
  });
  return columns;
}

function textOf(cell: Cell | undefined): string {
  return cell?.value === null || cell?.value === undefined ? '' : cell.text;
}
