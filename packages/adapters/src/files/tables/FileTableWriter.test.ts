import { beforeAll, describe, expect, it } from '@jest/globals';
import { tableWriterContract } from '@listwright/application/testing';
import ExcelJS from 'exceljs';
import fc from 'fast-check';
import Papa from 'papaparse';
import { threadFromSource } from '../../../testing/index.js';
import { FileTableReader } from './FileTableReader.js';
import { FileTableWriter } from './FileTableWriter.js';

async function csvCells(bytes: Uint8Array): Promise<string[][]> {
  return Papa.parse<string[]>(new TextDecoder().decode(bytes), { skipEmptyLines: true }).data;
}

async function sheetCells(bytes: Uint8Array): Promise<string[][]> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(Buffer.from(bytes) as never);
  const [sheet] = workbook.worksheets;
  const rows: string[][] = [];
  sheet?.eachRow((row) => {
    const cells = Array.from({ length: sheet.columnCount }, (_, at) => row.getCell(at + 1));
    // A formula would be an object here.
    rows.push(
      cells.map(({ value }) => (typeof value === 'object' && value !== null ? 'formula' : String(value ?? ''))),
    );
  });
  return rows;
}

tableWriterContract('FileTableWriter', async () => ({
  writer: new FileTableWriter(),
  cells: (format, bytes) => (format === 'csv' ? csvCells(bytes) : sheetCells(bytes)),
}));

describe('FileTableWriter', () => {
  let reader: FileTableReader;
  beforeAll(async () => {
    reader = new FileTableReader(await threadFromSource('files/tables/xlsx/sheetWorker'));
  });

  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.constantFrom('=1', '-', "'@", '\t', '＝', '"'),
  );

  it.each(['csv', 'xlsx'] as const)('writes %s that the reader reads back unchanged', async (format) => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 5 }), async (rows) => {
        const given = rows.map(([one, two]) => [`x${one}`, two.replace(/[\r\n\0]/g, '')]);
        async function* each() {
          yield* given;
        }
        const chunks: Uint8Array[] = [];
        const file = new FileTableWriter().write({ format, sheetName: 'Sheet', header: ['a', '-b'], rows: each() });
        for await (const chunk of file) chunks.push(chunk);
        const table = await reader.open({ name: `table.${format}`, bytes: new Uint8Array(Buffer.concat(chunks)) });
        const read: (readonly string[])[] = [];
        for await (const { cells } of table.rows) read.push(cells);
        await table.close();
        expect({ header: table.header, read }).toEqual({ header: ['a', '-b'], read: given });
      }),
      { numRuns: format === 'csv' ? 100 : 15 },
    );
  });
});
