import type { FileResult } from '@listwright/application/contract';
import { csvFile } from '../csvFile';
import type { ChartFigure } from './ChartData';

/** The figures of a chart as CSV, with the dates as ISO writes them. */
export function chartFile(title: string, { points, unit, before }: ChartFigure): FileResult {
  const hasBand = points.some(({ band }) => band !== undefined);
  const head = ['date', unit, ...(before === undefined ? [] : [before]), ...(hasBand ? ['low', 'high'] : [])];
  const rows = points.map(({ at, value, before: past = null, band }) => [
    at,
    value,
    ...(before === undefined ? [] : [past]),
    ...(hasBand ? (band ?? [null, null]) : []),
  ]);
  return csvFile(title, [head, ...rows]);
}
