import { describe, expect, it } from '@jest/globals';
import type { NewTable, TableCell, TableWriter } from '../../src/shared/index.js';

interface Writers {
  readonly writer: TableWriter;
  /** The cells of a file as a spreadsheet holds them, the header first: texts as they are marked, numbers as text. */
  readonly cells: (format: NewTable['format'], bytes: Uint8Array) => Promise<readonly (readonly string[])[]>;
}

async function* each(...rows: readonly (readonly TableCell[])[]): AsyncGenerator<readonly TableCell[]> {
  yield* rows;
}

/** The contract of every writer of tables. */
export function tableWriterContract(name: string, make: () => Promise<Writers>): void {
  describe.each(['csv', 'xlsx'] as const)(`${name} as a writer of tables, as %s`, (format) => {
    async function written(header: readonly string[], ...rows: readonly (readonly TableCell[])[]) {
      const { writer, cells } = await make();
      const chunks: Uint8Array[] = [];
      for await (const chunk of writer.write({ format, sheetName: 'Sheet', header, rows: each(...rows) }))
        chunks.push(chunk);
      return cells(format, Buffer.concat(chunks));
    }

    it('writes the header and the rows below it', async () => {
      const table = await written(['name', 'größe'], ['Bottle', 750], ['Lid', '']);
      expect(table).toEqual([
        ['name', 'größe'],
        ['Bottle', '750'],
        ['Lid', ''],
      ]);
    });

    it('writes a header without rows', async () => {
      expect(await written(['a', 'b'])).toEqual([['a', 'b']]);
    });

    it.each(['=1+1', '+1', '-1', '@cmd', "'=1+1", '=HYPERLINK("x")'])(
      'marks %s as text, in the header too',
      async (text) => {
        expect(await written([text], [text])).toEqual([[`'${text}`], [`'${text}`]]);
      },
    );

    it('leaves numbers numbers, and texts that are no formula as they are', async () => {
      expect(await written(['a', 'b'], [-5, "it's 5-10 = fine"])).toEqual([
        ['a', 'b'],
        ['-5', "it's 5-10 = fine"],
      ]);
    });

    it('throws what the rows throw', async () => {
      async function* broken(): AsyncGenerator<readonly TableCell[]> {
        yield ['1'];
        throw new Error('the rows failed');
      }
      const { writer } = await make();
      const reading = (async () => {
        for await (const _ of writer.write({ format, sheetName: 'Sheet', header: ['a'], rows: broken() }));
      })();
      await expect(reading).rejects.toThrow('the rows failed');
    });

    it('ends a walk of the rows with its reader', async () => {
      let [hasBegun, hasEnded] = [false, false];
      async function* endless(): AsyncGenerator<readonly TableCell[]> {
        hasBegun = true;
        try {
          for (;;) {
            yield ['x'.repeat(100)];
            await new Promise((resolve) => setImmediate(resolve));
          }
        } finally {
          hasEnded = true;
        }
      }
      const { writer } = await make();
      const chunks = writer.write({ format, sheetName: 'Sheet', header: ['a'], rows: endless() });
      for await (const _ of chunks) if (hasBegun) break;
      expect(hasEnded).toBe(true);
    });
  });

  it(`${name} writes a workbook of several sheets, formulas marked as text`, async () => {
    const { writer, cells } = await make();
    const chunks: Uint8Array[] = [];
    const sheets = [
      { name: 'One', header: ['a'], rows: [['=1+1'], [2]] },
      { name: 'Two', header: ['b'], rows: [[{ text: 'x', link: 'https://example.com/' }]] },
    ];
    for await (const chunk of writer.writeSheets(sheets)) chunks.push(chunk);
    const flat = (await cells('xlsx', Buffer.concat(chunks))).flat();
    expect(flat).toEqual(expect.arrayContaining(["'=1+1", '2']));
    expect(flat).not.toContain('=1+1');
  });
}
