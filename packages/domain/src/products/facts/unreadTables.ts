import type { Range } from '../reading/index.js';
import { sizeCharts } from './sizeCharts.js';
import { wideTables } from './wideTables.js';

/** A table whose cells say nothing one by one, with a sentence for the seller. */
export interface UnreadTable extends Range {
  readonly note: string;
}

const WIDE_TABLE =
  'A table of three columns or more is not read. Write a line for each row: "Size S: chest 36 in, length 44 in".';
const SIZE_CHART = 'A size chart is not read. Give the size that you sell as an attribute, and the chart as an image.';

/** The wide tables and size charts of a text without markup. */
export const unreadTables = (text: string): readonly UnreadTable[] => [
  ...wideTables(text).map((table) => ({ ...table, note: WIDE_TABLE })),
  ...sizeCharts(text).map((chart) => ({ ...chart, note: SIZE_CHART })),
];

/** A text with its tables blanked; every other character keeps its place. */
export const withoutTables = (text: string, tables: readonly Range[]): string =>
  tables.reduce(
    (left, { start, end }) =>
      left.slice(0, start) + left.slice(start, end).replaceAll(/[^\n]/gu, ' ') + left.slice(end),
    text,
  );
