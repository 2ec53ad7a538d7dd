import type { Row } from './Row.js';

export interface TableOptions {
  /** Columns are aligned to this width and long cells cut; without it, cells stand whole between separators. */
  readonly width?: number;
  readonly separator?: string;
}

/** Rows as text: aligned for a terminal, or tab-separated for a pipe (then without a header). */
export function tableOf(rows: readonly Row[], columns: readonly string[] | undefined, options: TableOptions): string {
  const names = columns ?? Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => names.map((name) => cellOf(row[name])));
  if (options.width === undefined) return cells.map((row) => `${row.join(options.separator ?? '\t')}\n`).join('');
  const all = [names.map((name) => name.replaceAll('_', ' ').toUpperCase()), ...cells];
  const widths = fitted(
    names.map((_, at) => Math.max(...all.map((row) => row[at]!.length))),
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

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  // A line break or an escape code in a product's name must not rearrange the terminal.
  return text.replace(/[\u0000-\u001F\u007F-\u009F]+/g, ' ');
}

/** Takes what is missing from the widest columns. */
function fitted(widths: number[], width: number): number[] {
  const total = () => widths.reduce((sum, one) => sum + one + 2, -2);
  while (total() > width && Math.max(...widths) > 12) {
    widths[widths.indexOf(Math.max(...widths))]! -= 1;
  }
  return widths;
}

function padded(cell: string, width: number): string {
  return cell.length <= width ? cell.padEnd(width) : `${cell.slice(0, Math.max(0, width - 1))}…`;
}
