import { ChartCard } from '../../../ui/chart/ChartCard';
import { monthPoints } from '../../../ui/chart/monthPoints';

interface MonthlyChartProps {
  readonly title: string;
  /** Of the values, on their axis. */
  readonly unit: string;
  /** Oldest first; `month` is `YYYY-MM`. */
  readonly months: readonly { readonly month: string; readonly value: number }[];
  readonly show: (value: number) => string;
}

/** Twelve months with their total and the highest one. */
export function MonthlyChart({ title, unit, months, show }: MonthlyChartProps) {
  const points = monthPoints(months);
  const most = Math.max(0, ...months.map(({ value }) => value));
  const total = months.reduce((sum, { value }) => sum + value, 0);
  const best = points.find(({ value }) => value === most);
  const summary =
    best === undefined || most <= 0
      ? 'No data yet.'
      : `${show(total)} in total. Highest: ${best.long} (${show(most)}).`;
  return <ChartCard title={title} summary={summary} figure={{ points, unit, show }} />;
}
