import type { ChartFigure, ChartPoint } from '../../ui/chart/ChartData';

const short = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** Fourteen days in October, each with what is measured or estimated of it. */
const days = (of: (at: number) => Partial<ChartPoint>): readonly ChartPoint[] =>
  Array.from({ length: 14 }, (_, at) => {
    const date = new Date(Date.UTC(2026, 9, at + 1));
    return {
      at: date.toISOString().slice(0, 10),
      short: short.format(date),
      long: long.format(date),
      value: null,
      ...of(at),
    };
  });
const visits = (at: number): number => Math.round(40 + 22 * Math.sin(at / 2) + at * 3);
const figure = (points: readonly ChartPoint[], more: Partial<ChartFigure> = {}): ChartFigure => ({
  points,
  unit: 'Visits per day',
  show: String,
  ...more,
});

/** Every state of a chart, by its name. */
export const chartSamples: readonly (readonly [name: string, figure: ChartFigure | null])[] = [
  ['Bars', figure(days((at) => ({ value: visits(at) })))],
  [
    'Period before',
    figure(
      days((at) => ({ value: visits(at), before: visits(at) - 14 })),
      { before: 'The 14 days before' },
    ),
  ],
  [
    'Note and estimate',
    figure(
      days((at) => ({ value: visits(at), ...(at < 9 ? {} : { band: [visits(at) - 12, visits(at) + 12] as const }) })),
      { notes: [{ at: '2026-10-06', text: 'Title changed' }] },
    ),
  ],
  ['One value', figure(days((at) => (at === 3 ? { value: 41 } : {})))],
  ['No data', figure(days(() => ({ value: 0 })))],
  ['Loading', null],
];
