import { describe, expect, it } from '@jest/globals';
import { aBrief, aListing } from '@listwright/application/testing';
import ExcelJS from 'exceljs';
import { fillAmazonTemplate } from './fillAmazonTemplate.js';
import { writeAmazonDraft } from './writeAmazonDraft.js';

const listing = aListing({ brief: aBrief({ attributes: { SKU: 'B-750', material: 'Steel' } }) });

async function open(bytes: Uint8Array): Promise<ExcelJS.Workbook> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes.slice().buffer);
  return workbook;
}

function cellUnder(sheet: ExcelJS.Worksheet, attribute: string, attributeRow: number, row: number): unknown {
  let found: unknown;
  sheet.getRow(attributeRow).eachCell((cell, at) => {
    if (cell.text.replace(/\[[^\]]*\]/g, '') === attribute) found = sheet.getCell(row, at).value;
  });
  return found;
}

/** A template as Seller Central issues it: its settings say where the rows are. */
async function sellersTemplate(
  settings: string,
  attributeRow: number,
  attributes: readonly string[],
  settingsRow = 1,
): Promise<Uint8Array> {
  const workbook = new ExcelJS.Workbook();
  workbook.addWorksheet('Instructions').getCell('A1').value = 'Read me';
  const sheet = workbook.addWorksheet('Template');
  sheet.getCell(settingsRow, 1).value = settings;
  attributes.forEach((name, index) => (sheet.getCell(attributeRow, index + 1).value = name));
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

describe('the Amazon draft', () => {
  it('has the shape of the JSON-based template, which its own settings describe', async () => {
    const sheet = (await open(await writeAmazonDraft([listing]))).getWorksheet('Template')!;
    const settings = new URLSearchParams(sheet.getCell('A1').text.replace('settings=', ''));
    expect([
      settings.get('feedType'),
      settings.get('attributeRow'),
      settings.get('dataRow'),
      settings.get('labelRow'),
    ]).toEqual(['256', '5', '7', '4']);
    expect(sheet.getRow(5).values).toContain('item_name[marketplace_id=ATVPDKIKX0DER][language_tag=en_US]#1.value');
    expect(cellUnder(sheet, 'item_name#1.value', 5, 7)).toBe(listing.copy.title);
    expect(cellUnder(sheet, 'bullet_point#2.value', 5, 7)).toBe(listing.copy.bulletPoints[1]);
    expect(cellUnder(sheet, 'contribution_sku#1.value', 5, 7)).toBe('B-750');
    expect(cellUnder(sheet, 'material#1.value', 5, 7)).toBe('Steel');
    expect(cellUnder(sheet, 'manufacturer#1.value', 5, 7)).toBeNull();
  });

  it('holds text that looks like a formula as text', async () => {
    const evil = aListing({ copy: { ...listing.copy, title: '=HYPERLINK("http://evil.example")' } });
    const sheet = (await open(await writeAmazonDraft([evil]))).getWorksheet('Template')!;
    expect(cellUnder(sheet, 'item_name#1.value', 5, 7)).toBe('=HYPERLINK("http://evil.example")');
  });

  it('names the brand Generic where there is none, and refuses listings for different stores', async () => {
    const unbranded = aListing({ brief: aBrief({ brand: '' }) });
    const sheet = (await open(await writeAmazonDraft([unbranded]))).getWorksheet('Template')!;
    expect(cellUnder(sheet, 'brand#1.value', 5, 7)).toBe('Generic');
    const indian = aListing({ brief: aBrief({ marketplaceId: 'A21TJRUUN4KGV' }) });
    await expect(writeAmazonDraft([listing, indian])).rejects.toMatchObject({ code: 'mixed_stores' });
  });
});

describe("the seller's own template", () => {
  it('is filled where its settings say, with its other cells kept', async () => {
    const names = [
      'contribution_sku#1.value',
      'brand[marketplace_id=X][language_tag=en_US]#1.value',
      'item_name[marketplace_id=X][language_tag=en_US]#1.value',
    ];
    const template = await sellersTemplate('settings=attributeRow=9&dataRow=12&feedType=256', 9, names);
    const workbook = await open(await fillAmazonTemplate(template, listing));
    const sheet = workbook.getWorksheet('Template')!;
    expect(sheet.getRow(12).values).toEqual([undefined, 'B-750', 'Himal', listing.copy.title]);
    expect(workbook.getWorksheet('Instructions')!.getCell('A1').value).toBe('Read me');
  });

  it('gets a second listing into the next free row', async () => {
    const template = await sellersTemplate('settings=attributeRow=5&dataRow=7', 5, ['item_name#1.value']);
    const twice = await fillAmazonTemplate(await fillAmazonTemplate(template, listing), listing);
    const sheet = (await open(twice)).getWorksheet('Template')!;
    expect([sheet.getCell('A7').value, sheet.getCell('A8').value, sheet.getCell('A9').value]).toEqual([
      listing.copy.title,
      listing.copy.title,
      null,
    ]);
  });

  it('may be of the older kind', async () => {
    const template = await sellersTemplate('settings=attributeRow=3&dataRow=4&feedType=113&labelRow=2', 3, [
      'item_sku',
      'item_name',
      'bullet_point1',
      'generic_keywords',
    ]);
    const sheet = (await open(await fillAmazonTemplate(template, listing))).getWorksheet('Template')!;
    expect(sheet.getRow(4).values).toEqual([undefined, 'B-750', listing.copy.title, listing.copy.bulletPoints[0]]);
  });

  it.each<[string, () => Promise<Uint8Array>]>([
    ['no workbook', async () => new TextEncoder().encode('hello')],
    ['a damaged one', async () => (await writeAmazonDraft([listing])).slice(0, 3000)],
    ['an encrypted one', async () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0])],
    ['one without settings', () => sellersTemplate('hello', 5, ['item_name#1.value'])],
    ['one without a title column', () => sellersTemplate('settings=attributeRow=5&dataRow=7', 5, ['other#1.value'])],
    [
      'one with senseless settings',
      () => sellersTemplate('settings=attributeRow=-1&dataRow=7', 5, ['item_name#1.value']),
    ],
  ])('is refused in one sentence when it is %s', async (_name, make) => {
    const error = await fillAmazonTemplate(await make(), listing).catch((caught: Error) => caught);
    expect(error).toMatchObject({ kind: 'invalid', faults: [{ path: 'template' }] });
    expect((error as Error).message).toMatch(/\.$/);
  });
});
