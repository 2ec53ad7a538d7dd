import type { RawRow } from '../RawRow.js';
import { MAX_CELL_LENGTH, MAX_COLUMNS, MAX_SHEET_ROWS } from '../tableLimits.js';
import { dateText, numberText, textOf } from './cellText.js';
import type { Attributes, XmlReader } from './readXml.js';
import { WorkbookRefusal } from './WorkbookRefusal.js';

/** What the cells of a sheet refer to. */
export interface SheetContext {
  readonly strings: readonly string[];
  /** The styles that show a number as a date. */
  readonly dateStyles: ReadonlySet<number>;
  readonly from1904: boolean;
}

/** Cells further right mean "too many": the header is refused, a row counts them as surplus. */
const LAST_KEPT = MAX_COLUMNS + 1;
/** Each character of a cell may be written as `_x0041_`. */
const MAX_VALUE_LENGTH = MAX_CELL_LENGTH * 7;

/** Collects the rows of a sheet that hold a text. Rows and cells without the optional `r` follow the one before them. */
export class SheetReader implements XmlReader {
  private rows: RawRow[] = [];
  private number = 0;
  private column = 0;
  private cells: string[] = [];
  private hasText = false;
  private type = 'n';
  private style = 0;
  private value = '';
  private collects = false;
  private inReading = false;

  constructor(private readonly context: SheetContext) {}

  get waiting(): number {
    return this.rows.length;
  }

  take(): readonly RawRow[] {
    const taken = this.rows;
    this.rows = [];
    return taken;
  }

  open(tag: string, { r, t, s }: Attributes): void {
    if (tag === 'c') {
      this.column = columnOf(r ?? '') ?? this.column + 1;
      this.type = t ?? 'n';
      this.style = s === undefined ? 0 : Number(s);
      this.value = '';
    } else if (tag === 'v') this.collects = true;
    else if (tag === 't') this.collects = !this.inReading;
    else if (tag === 'rPh') this.inReading = true;
    else if (tag === 'row') this.startRow(Number(r));
  }

  text(piece: string): void {
    if (!this.collects) return;
    this.value += piece;
    if (this.value.length > MAX_VALUE_LENGTH)
      throw new WorkbookRefusal(`Row ${this.number}: a cell is longer than Excel allows.`);
  }

  close(tag: string): void {
    if (tag === 'c') this.endCell();
    else if (tag === 'v' || tag === 't') this.collects = false;
    else if (tag === 'rPh') this.inReading = false;
    else if (tag === 'row' && this.hasText) this.rows.push({ number: this.number, cells: this.cells });
  }

  private startRow(given: number): void {
    this.number = Number.isInteger(given) && given > 0 ? given : this.number + 1;
    if (this.number > MAX_SHEET_ROWS) throw new WorkbookRefusal('This workbook has more rows than a sheet can hold.');
    this.column = 0;
    this.cells = [];
    this.hasText = false;
  }

  private endCell(): void {
    const text = this.shown();
    if (text === '') return;
    this.hasText ||= text.trim() !== '';
    const at = Math.min(this.column, LAST_KEPT) - 1;
    while (this.cells.length < at) this.cells.push('');
    this.cells[at] = text;
  }

  private shown(): string {
    const { context, value } = this;
    if (value === '') return '';
    switch (this.type) {
      case 's':
        return context.strings[Number(value)] ?? '';
      case 'inlineStr':
      case 'str':
        return textOf(value);
      case 'b':
        return value === '1' || value === 'true' ? 'TRUE' : 'FALSE';
      case 'n':
        return context.dateStyles.has(this.style) ? dateText(value, context.from1904) : numberText(value);
      default:
        // `d` holds an ISO date already, `e` the name of an error such as #N/A.
        return value;
    }
  }
}

/** `AB12` → 28; undefined where the reference is none. */
function columnOf(reference: string): number | undefined {
  let column = 0;
  for (let at = 0; at < reference.length; at += 1) {
    const code = reference.charCodeAt(at);
    if (code < 65 || code > 90) break;
    column = column * 26 + code - 64;
  }
  return column > 0 && column <= 16_384 ? column : undefined;
}
