import { cellOf } from './cellOf.js';
import type { Row } from '../Row.js';

export interface TableOptions {
  /** With a width, columns are aligned and long cells truncated; without it, cells stay complete between separators. */
  readonly width?: number;
  readonly separator?: string;
}

/** Columns to copy into the next command, which are useless when truncated. */
const IDENTIFIER = /(^|_)id$/;

/** Seconds say nothing to a reader; scripts get them. */
const INSTANT = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):[\d.]+Z$/;

/** Of a column that is truncated. */
const LEAST_WIDTH = 6;

/** Rows as text: aligned for a terminal, or tab-separated for a pipe (without a header). */
export function tableOf(rows: readonly Row[], columns: readonly string[] | undefined, options: TableOptions): string {
  const names = columns ?? Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => names.map((name) => cellOf(row[name])));
  if (options.width === undefined) return cells.map((row) => `${row.join(options.separator ?? '\t')}\n`).join('');
  const shown = cells.map((row) => row.map((cell) => cell.replace(INSTANT, '$1 $2Z')));
  const all = [names.map((name) => name.replaceAll('_', ' ').toUpperCase()), ...shown];
  const widths = fitted(
    names.map((_, at) => Math.max(...all.map((row) => row[at]!.length))),
    names.map((name) => !IDENTIFIER.test(name)),
    options.width,
  );
  return all
    .map(
      (row) =>
        `${row
          .map((cell, at) => padded(cell, widths[at]!))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

/** Shortens the widest of the columns that may be truncated, until the table fits or they are of no use. */
function fitted(widths: number[], mayCut: readonly boolean[], width: number): number[] {
  const total = () => widths.reduce((sum, one) => sum + one + 2, -2);
  const widest = () => Math.max(...widths.filter((_, at) => mayCut[at]));
  while (total() > width && widest() > LEAST_WIDTH) {
    const most = widest();
    widths[widths.findIndex((one, at) => mayCut[at] && one === most)]! -= 1;
  }
  return widths;
}

function padded(cell: string, width: number): string {
  return cell.length <= width ? cell.padEnd(width) : `${cell.slice(0, Math.max(0, width - 1))}…`;
}
