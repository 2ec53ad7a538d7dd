import { describe, expect, it } from '@jest/globals';
import type { TableReader, TableRow, UploadedTable } from '../../src/shared/index.js';

interface Readers {
  readonly reader: TableReader;
  /** A file with the columns `a` and `b`, and the cells `1` and `2` in each of 2,500 rows. */
  readonly file: UploadedTable;
}

/** The contract of every reader of tables. `make` gives one that has nothing open. */
export function tableReaderContract(name: string, make: () => Promise<Readers>): void {
  describe(`${name} as a reader of tables`, () => {
    it('gives the header and the rows below it', async () => {
      const { reader, file } = await make();
      const table = await reader.open(file);
      const rows: TableRow[] = [];
      for await (const row of table.rows) rows.push(row);
      await table.close();
      expect(table.header).toEqual(['a', 'b']);
      expect(rows).toHaveLength(2500);
      expect(rows[0]).toEqual({ number: 2, cells: ['1', '2'], surplus: 0 });
    });

    it('closes tables that were not read, read in part or in full, and those already closed', async () => {
      const { reader, file } = await make();
      for (let again = 0; again < 5; again += 1) {
        const never = await reader.open(file);
        await never.close();
        await never.close();
        const inPart = await reader.open(file);
        for await (const _ of inPart.rows) break;
        await inPart.close();
        const read = await reader.open(file);
        for await (const _ of read.rows);
        await read.close();
      }
    });
  });
}
