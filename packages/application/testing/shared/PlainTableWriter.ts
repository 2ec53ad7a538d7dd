import { TableWriter, type NewSheet, type NewTable } from '../../src/shared/index.js';

/** Writes lines with commas in any format, for texts that hold neither. */
export class PlainTableWriter extends TableWriter {
  override async *write({ header, rows }: NewTable): AsyncGenerator<Uint8Array> {
    const encoder = new TextEncoder();
    yield encoder.encode(`${header.map(marked).join(',')}\n`);
    for await (const row of rows)
      yield encoder.encode(`${row.map((cell) => (typeof cell === 'string' ? marked(cell) : cell)).join(',')}\n`);
  }

  /** The sheets below each other, each after its name. */
  override async *writeSheets(sheets: readonly NewSheet[]): AsyncGenerator<Uint8Array> {
    const encoder = new TextEncoder();
    for (const { name, header, rows } of sheets) {
      const lines = rows.map((row) =>
        row.map((cell) => (typeof cell === 'number' ? cell : marked(typeof cell === 'string' ? cell : cell.text))),
      );
      yield encoder.encode([name, header.map(marked).join(','), ...lines.map((line) => line.join(',')), ''].join('\n'));
    }
  }
}

function marked(text: string): string {
  return /^'*[=+\-@\t]/.test(text) ? `'${text}` : text;
}
