import { describe, expect, it } from '@jest/globals';
import { EMPTY_COPY, fitTitle } from '@listwright/domain/listings';
import { ruleSetFor } from '@listwright/domain/marketplaces';
import { mapColumns } from '@listwright/domain/bulk';
import {
  LISTING_COLUMNS,
  listingCells,
  TITLE_COLUMNS,
  titleCells,
  type BulkFile,
  type BulkFiles,
  type ListingResult,
  type ResultRow,
  type TableFormat,
  type TitleResult,
} from '../../src/bulk/index.js';
import type { JobRow } from '../../src/jobs/index.js';
import { aListing } from '../listings/aListing.js';

export interface BulkFilesUnderTest {
  readonly files: BulkFiles;
  /** What a reader of the file sees, cells and lines one after the other. */
  readonly textOf: (file: { readonly name: string; readonly bytes: Uint8Array }) => Promise<string>;
}

/** The contract of all files of the bulk area. */
export function bulkFilesContract(name: string, make: () => Promise<BulkFilesUnderTest>): void {
  const cells = { product_name: 'Oak Table' };
  const done: JobRow = { number: 2, status: 'completed', isAccepted: false, cells, name: 'Oak Table', attempts: 1 };
  const failed: JobRow = { ...done, number: 3, status: 'failed', error: 'The name is too long' };
  const listing = aListing({ copy: { ...EMPTY_COPY, title: 'Fjell Oak Table', description: 'Of oak.' } });
  const how = (format: TableFormat, kind: 'listings' | 'titles' = 'listings') => ({
    format,
    day: '2026-11-21',
    fileName: 'products.csv',
    sheet: {
      fileName: '{file}_{day}',
      sheetName: 'Results',
      columns: kind === 'listings' ? LISTING_COLUMNS : TITLE_COLUMNS,
    },
    columns: mapColumns([kind === 'listings' ? 'product_name' : 'title'], kind),
  });

  async function* listings(...results: readonly ListingResult[]): AsyncGenerator<ResultRow> {
    for (const one of results) yield { row: one.row, cells: listingCells(one, how('csv').columns) };
  }
  async function* titles(...results: readonly TitleResult[]): AsyncGenerator<ResultRow> {
    for (const one of results) yield { row: one.row, cells: titleCells(one, how('csv', 'titles').columns) };
  }
  async function* each<T>(...items: readonly T[]): AsyncGenerator<T> {
    yield* items;
  }
  async function read({ textOf }: BulkFilesUnderTest, { name: fileName, content }: BulkFile): Promise<string> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of content) chunks.push(chunk);
    const bytes = new Uint8Array(await new Blob(chunks.map((chunk) => chunk.slice())).arrayBuffer());
    return textOf({ name: fileName, bytes });
  }

  describe.each<TableFormat>(['csv', 'xlsx'])(`${name} as files of the bulk area, in %s`, (format) => {
    it('show the result of each row', async () => {
      const under = await make();
      const text = await read(
        under,
        under.files.results(
          [{ category: 'Home', results: () => listings({ row: done, listing }, { row: failed }) }],
          how(format),
        ),
      );
      for (const shown of ['Fjell Oak Table', 'The name is too long']) expect(text).toContain(shown);
    });

    it('put several categories into one zip', async () => {
      const { files } = await make();
      const category = (of: string) => ({ category: of, results: () => listings({ row: done, listing }) });
      expect(files.results([category('Home'), category('Toys')], how(format)).name).toMatch(/\.zip$/);
    });

    it('show titles as they were fitted', async () => {
      const under = await make();
      const fitted = fitTitle(
        { title: 'Oak Table', brand: '' },
        ruleSetFor({ marketplace: 'amazon', on: '2026-11-21' }),
      );
      const text = await read(
        under,
        under.files.results([{ category: '', results: () => titles({ row: done, fitted }) }], how(format, 'titles')),
      );
      expect(text).toContain(fitted.title);
    });

    it('give failed rows back with the reason', async () => {
      const under = await make();
      const shape = { name: 'products', format, header: ['product_name'] };
      const text = await read(under, under.files.failedRows(each(failed), shape));
      for (const shown of ['product_name', 'error', 'Oak Table', 'The name is too long']) expect(text).toContain(shown);
    });

    it('have a template of the columns of any kind, named as its sheet says', async () => {
      const under = await make();
      const column = (columnName: string, sample: string) => ({
        name: columnName,
        sample,
        required: true,
        explanation: '',
      });
      const columns = [column('photo', 'oak.png'), column('colour', 'brown')];
      const file = under.files.template({ fileName: 'photos', sheetName: 'Photos', columns }, format);
      const text = await read(under, file);
      for (const shown of ['photo', 'colour', 'oak.png', 'brown']) expect(text).toContain(shown);
      expect(file.name).toBe(`photos.${format}`);
    });
  });
}
