import {
  BulkFiles,
  type BulkFile,
  type CategoryResults,
  type ResultFormat,
  type TableFormat,
  type TitleResult,
  type UploadedShape,
} from '../../src/bulk/index.js';
import { type JobRow } from '../../src/jobs/index.js';

/** Plain text files: one line per row, with its result. */
export class PlainBulkFiles extends BulkFiles {
  override listingResults(categories: readonly CategoryResults[], { day, format }: ResultFormat): BulkFile {
    return fileOf(`listings_${day}.${categories.length > 1 ? 'zip' : format}`, async function* () {
      for (const { category, results } of categories) {
        yield category;
        for await (const { row, listing } of results()) yield `${row.number} ${listing?.copy.title ?? row.error ?? ''}`;
      }
    });
  }

  override titleResults(results: AsyncIterable<TitleResult>, { day, format }: ResultFormat): BulkFile {
    return fileOf(`optimized_titles_${day}.${format}`, async function* () {
      for await (const { row, fitted } of results) yield `${row.number} ${fitted?.title ?? row.error ?? ''}`;
    });
  }

  override failedRows(rows: AsyncIterable<JobRow>, { format, header }: UploadedShape): BulkFile {
    return fileOf(`failed-rows.${format}`, async function* () {
      yield [...header, 'error'].join(' ');
      for await (const { cells, error } of rows) yield [...Object.values(cells), error].join(' ');
    });
  }

  override template(kind: string, format: TableFormat): BulkFile {
    return fileOf(`${kind}-template.${format}`, async function* () {
      yield kind === 'titles' ? 'title' : 'product_name';
    });
  }
}

function fileOf(name: string, lines: () => AsyncIterable<string>): BulkFile {
  return { name, contentType: 'text/plain', content: encoded(lines()) };
}

async function* encoded(lines: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const line of lines) yield new TextEncoder().encode(`${line}\n`);
}
