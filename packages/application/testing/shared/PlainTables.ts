import { TableReader, type Table, type TableRow, type UploadedTable } from '../../src/shared/index.js';

/** Reads lines with commas and nothing else, and counts the tables that are not closed. */
export class PlainTables extends TableReader {
  private readonly opened = new Set<Table>();

  get held(): number {
    return this.opened.size;
  }

  override async open({ bytes }: UploadedTable): Promise<Table> {
    const [header = [], ...lines] = new TextDecoder()
      .decode(bytes)
      .trimEnd()
      .split('\n')
      .map((line) => line.split(','));
    const rows = lines.map((cells, at) => ({ number: at + 2, cells, surplus: 0 }));
    const table: Table = {
      format: 'csv',
      header,
      rows: each(rows),
      close: async () => void this.opened.delete(table),
    };
    this.opened.add(table);
    return table;
  }
}

async function* each(rows: readonly TableRow[]): AsyncGenerator<TableRow> {
  yield* rows;
}
