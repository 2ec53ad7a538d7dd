import type { Report } from './reports/Report.js';
import type { Row } from './Row.js';

/** The result of a command. */
export interface Result {
  /** The complete result, for `--json`. */
  readonly data: unknown;
  /** The result as rows, for tables, CSV and NDJSON. */
  readonly rows?: readonly Row[];
  /** A result with one object: one line per field at a terminal, one row in CSV and NDJSON. */
  readonly record?: Row;
  /** The columns of a table, in order; by default those of the first row. */
  readonly columns?: readonly string[];
  /** The text for a terminal instead of a table. */
  readonly text?: string;
  /** The result as a document, for `--format html` and `markdown`. */
  readonly report?: () => Report;
  readonly meta?: Readonly<Record<string, unknown>>;
  /** The commands that lead on, most useful first: `meta.next` of JSON, a hint at a terminal. */
  readonly next?: readonly string[];
}
