import { csvOf } from './csvOf.js';
import { requireKnownFields } from './fields/requireKnownFields.js';
import type { Row } from './Row.js';

/** Rows per write. */
const ROWS_PER_WRITE = 200;

/** Writes rows in chunks, since a file may have more rows than memory can hold. */
export class RowStream {
  private waiting: Row[] = [];
  private isHeaded = false;
  private isChecked = false;

  constructor(
    private readonly format: 'csv' | 'ndjson',
    private readonly columns: readonly string[],
    /** Fields that may be requested in addition to those of the rows. */
    private readonly known: readonly string[],
    /** NDJSON also gets only these columns: the caller named them. */
    private readonly picks: boolean,
    private readonly write: (text: string) => void,
    private readonly onEnd: () => void,
  ) {}

  add(row: Row): void {
    this.waiting.push(row);
    if (this.waiting.length >= ROWS_PER_WRITE) this.flush();
  }

  end(): void {
    if (this.waiting.length > 0) this.flush();
    this.onEnd();
  }

  private flush(): void {
    if (this.picks && !this.isChecked)
      requireKnownFields(this.columns, new Set([...this.known, ...this.waiting.flatMap((row) => Object.keys(row))]));
    this.isChecked = true;
    this.write(this.format === 'csv' ? this.asCsv() : this.asLines());
    this.waiting = [];
  }

  private asCsv(): string {
    const text = csvOf(this.waiting, this.columns, this.isHeaded ? 'rows' : 'headed');
    this.isHeaded = true;
    return text;
  }

  private asLines(): string {
    const { columns, picks } = this;
    const shown = picks
      ? this.waiting.map((row) => Object.fromEntries(columns.map((name) => [name, row[name]])))
      : this.waiting;
    return shown.map((row) => `${JSON.stringify(row)}\n`).join('');
  }
}
