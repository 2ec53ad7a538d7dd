import type { Row } from './Row.js';

/** What a command answers. */
export interface Result {
  /** The whole answer, for `--json`. */
  readonly data: unknown;
  /** The answer as rows, for tables, CSV and NDJSON. */
  readonly rows?: readonly Row[];
  /** The answer where it is one thing: a line for each of its fields at a terminal, one row in CSV and NDJSON. */
  readonly record?: Row;
  /** The columns of a table, in order; all of the first row's where absent. */
  readonly columns?: readonly string[];
  /** What a person reads at a terminal instead of a table. */
  readonly text?: string;
  readonly meta?: Readonly<Record<string, unknown>>;
}
