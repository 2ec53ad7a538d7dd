import type { InputSheet } from '@listwright/domain/shared';
import {
  BulkFiles,
  type BulkFile,
  type CategoryResults,
  type ResultFormat,
  type TableFormat,
  type UploadedShape,
} from '../../src/bulk/index.js';
import { type JobRow } from '../../src/jobs/index.js';

/** Plain text files: one line per row, with its result. */
export class PlainBulkFiles extends BulkFiles {
  override results(categories: readonly CategoryResults[], { day, format, sheet }: ResultFormat): BulkFile {
    const name = sheet.fileName.replace('{file}', 'upload').replace('{day}', day);
    return fileOf(`${name}.${categories.length > 1 ? 'zip' : format}`, async function* () {
      for (const { category, results } of categories) {
        yield category;
        for await (const { cells } of results()) yield cells.join(' ');
      }
    });
  }

  override failedRows(rows: AsyncIterable<JobRow>, { format, header }: UploadedShape): BulkFile {
    return fileOf(`failed-rows.${format}`, async function* () {
      yield [...header, 'error'].join(' ');
      for await (const { cells, error } of rows) yield [...Object.values(cells), error].join(' ');
    });
  }

  override template({ fileName, columns }: InputSheet, format: TableFormat): BulkFile {
    return fileOf(`${fileName}.${format}`, async function* () {
      yield columns.map(({ name }) => name).join(' ');
      yield columns.map(({ sample }) => sample).join(' ');
    });
  }
}

function fileOf(name: string, lines: () => AsyncIterable<string>): BulkFile {
  return { name, contentType: 'text/plain', content: encoded(lines()) };
}

async function* encoded(lines: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const line of lines) yield new TextEncoder().encode(`${line}\n`);
}
