import type { FileResult } from '@listwright/application/contract';
import type { ChartFigure } from './ChartData';

const quoted = (text: string): string => (/[",\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The figures of a chart as CSV, with the dates as ISO writes them. */
export function chartFile(title: string, { points, unit, before }: ChartFigure): FileResult {
  const hasBand = points.some(({ band }) => band !== undefined);
  const head = ['date', unit, ...(before === undefined ? [] : [before]), ...(hasBand ? ['low', 'high'] : [])];
  const rows = points.map((point) => [
    point.at,
    String(point.value ?? ''),
    ...(before === undefined ? [] : [String(point.before ?? '')]),
    ...(hasBand ? (point.band ?? ['', '']).map(String) : []),
  ]);
  const text = [head, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n');
  return {
    fileName: `${title.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-')}.csv`,
    contentType: 'text/csv',
    bytes: new TextEncoder().encode(`${text}\r\n`),
  };
}
