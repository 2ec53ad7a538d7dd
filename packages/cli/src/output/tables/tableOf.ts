import { cellOf } from './cellOf.js';
import type { Row } from '../Row.js';

export interface TableOptions {
  /** With a width, columns are aligned and long cells truncated; without it, cells stay complete between separators. */
  readonly width?: number;
  readonly separator?: string;
}

/** Columns to copy into the next command, which are useless when truncated. */
const IDENTIFIER = /(^|_)id$/;

/** Rows as text: aligned for a terminal, or tab-separated for a pipe (without a header). */
export function tableOf(rows: readonly Row[], columns: readonly string[] | undefined, options: TableOptions): string {
  const names = columns ?? Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => names.map((name) => cellOf(row[name])));
  if (options.width === undefined) return cells.map((row) => `${row.join(options.separator ?? '\t')}\n`).join('');
  const all = [names.map((name) => name.replaceAll('_', ' ').toUpperCase()), ...cells];
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

/** Shortens the widest of the columns that may be truncated. */
function fitted(widths: number[], mayCut: readonly boolean[], width: number): number[] {
  const total = () => widths.reduce((sum, one) => sum + one + 2, -2);
  const widest = () => Math.max(...widths.filter((_, at) => mayCut[at]));
  while (total() > width && widest() > 12) {
    const most = widest();
    widths[widths.findIndex((one, at) => mayCut[at] && one === most)]! -= 1;
  }
  return widths;
}

function padded(cell: string, width: number): string {
  return cell.length <= width ? cell.padEnd(width) : `${cell.slice(0, Math.max(0, width - 1))}…`;
}
