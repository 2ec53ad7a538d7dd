import type { Listing } from '@listwright/application/listings';
import { amazonStore } from '@listwright/domain/marketplaces';
import { DomainError } from '@listwright/domain/shared';
import { AMAZON_COLUMNS, type AmazonColumn } from './amazonColumns.js';

const LABEL_ROW = 4;
const ATTRIBUTE_ROW = 5;
const DATA_ROW = 7;

/**
 * A workbook in the shape of Amazon's JSON-based listing template (feedType 256): the settings in A1 name the rows that
 * hold labels, attributes and data. Column sets differ by product type, so this is a draft for all of them, and says so.
 */
export async function writeAmazonDraft(listings: readonly Listing[]): Promise<Uint8Array> {
  const stores = [...new Set(listings.map((listing) => listing.brief.marketplaceId))];
  const [storeId] = stores;
  if (storeId === undefined || stores.length > 1) {
    throw new DomainError(
      'invalid',
      'mixed_stores',
      'These listings are for different Amazon stores. Export each store by itself.',
    );
  }
  const { default: ExcelJS } = await import('exceljs');
  const workbook = new ExcelJS.Workbook();
  const language = amazonStore(storeId).language.replace('-', '_');
  const instructions = workbook.addWorksheet('Instructions');
  instructions.getColumn(1).width = 110;
  instructions.addRows(INSTRUCTIONS.map((line) => [line]));

  const sheet = workbook.addWorksheet('Template', { views: [{ state: 'frozen', ySplit: ATTRIBUTE_ROW }] });
  sheet.getCell(1, 1).value = settingsOf(language);
  AMAZON_COLUMNS.forEach((column, index) => {
    const at = index + 1;
    sheet.getColumn(at).width = 28;
    sheet.getCell(2, at).value = column.group;
    sheet.getCell(LABEL_ROW, at).value = column.label;
    sheet.getCell(LABEL_ROW, at).font = { bold: true };
    sheet.getCell(ATTRIBUTE_ROW, at).value = fullName(column, storeId, language);
    sheet.getCell(ATTRIBUTE_ROW, at).font = { color: { argb: 'FF566479' } };
    listings.forEach((listing, row) => {
      const value = column.value(listing);
      // Typed as text: a leading = stays a character and is never a formula.
      if (value !== '') sheet.getCell(DATA_ROW + row, at).value = value;
    });
  });
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

function settingsOf(language: string): string {
  const settings = {
    attributeRow: ATTRIBUTE_ROW,
    contentLanguageTag: language,
    dataRow: DATA_ROW,
    feedType: 256,
    headerLanguageTag: 'en_US',
    isEdit: false,
    labelRow: LABEL_ROW,
    ptds: Buffer.from('PRODUCT').toString('base64'),
  };
  const pairs = Object.entries(settings).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return `settings=${pairs.join('&')}`;
}

function fullName({ attribute, selectors }: AmazonColumn, storeId: string, language: string): string {
  const [name, rest] = attribute.split('#');
  if (selectors === 'none') return attribute;
  const tag = selectors === 'language' ? `[language_tag=${language}]` : '';
  return `${name}[marketplace_id=${storeId}]${tag}#${rest}`;
}

const INSTRUCTIONS = [
  'Draft written by Listwright in the shape of the Amazon listing template.',
  'Amazon’s columns differ by product type. Download the template of your product type in Seller Central (Catalog, Add products via upload),',
  'then either let Listwright fill it (listwright export amazon ID --template FILE) or copy the columns of the sheet "Template" under the same attribute names.',
  'Rows: 4 holds the labels, 5 the attribute names, products start at 7. Templates older than 90 days are refused by Amazon.',
];
