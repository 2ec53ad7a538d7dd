import { useReducedMotion } from '@mantine/hooks';
import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { ChartFigure } from './ChartData';
import { ChartTip } from './ChartTip';
import styles from './Chart.module.css';

export interface ChartPlotProps {
  readonly title: string;
  readonly figure: ChartFigure;
  readonly kind: 'bars' | 'line';
}

const HEIGHT = 220;
const text = { fill: 'var(--lw-text-3)', fontSize: 12 } as const;
const compact = new Intl.NumberFormat(undefined, { notation: 'compact', maximumFractionDigits: 1 });

/** The drawing: from zero, with both axes; arrow keys move over its points. */
export function ChartPlot({ title, figure, kind }: ChartPlotProps) {
  const isStill = useReducedMotion();
  const { points, unit, before, notes = [] } = figure;
  const moves = { isAnimationActive: isStill === false, animationDuration: 400 };
  return (
    <div className={styles.plot}>
      <p className={styles.unit}>{unit}</p>
      <ResponsiveContainer width="100%" height={HEIGHT}>
        <ComposedChart
          data={[...points]}
          margin={{ top: 20, right: 8, bottom: 0, left: 0 }}
          role="application"
          aria-label={`${title}: arrow keys move over the points`}
        >
          <CartesianGrid vertical={false} stroke="var(--lw-border)" />
          <XAxis
            dataKey="at"
            tickFormatter={(at: string) => points.find((point) => point.at === at)?.short ?? at}
            tick={text}
            tickLine={false}
            stroke="var(--lw-border-strong)"
            minTickGap={12}
          />
          <YAxis
            tickFormatter={(value: number) => compact.format(value)}
            tick={text}
            tickLine={false}
            axisLine={false}
            width={44}
            allowDecimals={false}
          />
          <Tooltip cursor={{ fill: 'var(--lw-sunken)' }} content={<ChartTip figure={figure} />} />
          {points.some(({ band }) => band !== undefined) ? (
            <Area dataKey="band" stroke="none" fill="var(--lw-c1)" fillOpacity={0.18} {...moves} />
          ) : null}
          {before === undefined ? null : (
            <Line
              dataKey="before"
              stroke="var(--lw-text-3)"
              strokeDasharray="4 4"
              strokeWidth={1.5}
              dot={false}
              {...moves}
            />
          )}
          {kind === 'bars' ? (
            <Bar dataKey="value" fill="var(--lw-c1)" radius={[3, 3, 0, 0]} maxBarSize={40} {...moves} />
          ) : (
            <Line dataKey="value" stroke="var(--lw-c1)" strokeWidth={2} dot={{ r: 2.5 }} {...moves} />
          )}
          {notes.map(({ at, text: said }) => (
            <ReferenceLine
              key={at}
              x={at}
              stroke="var(--lw-c4)"
              strokeDasharray="2 3"
              label={{ value: said, position: 'top', fill: 'var(--lw-text-2)', fontSize: 12 }}
            />
          ))}
        </ComposedChart>
      </ResponsiveContainer>
      {before === undefined ? null : (
        <p className={styles.legend}>
          <span className={styles.key} data-series="value" /> {unit}
          <span className={styles.key} data-series="before" /> {before}
        </p>
      )}
    </div>
  );
}
