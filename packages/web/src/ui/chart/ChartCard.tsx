import { Button, Skeleton } from '@mantine/core';
import { IconDownload, IconTable } from '@tabler/icons-react';
import { lazy, useId, useState, type ReactNode } from 'react';
import { saveFile } from '../../api/saveFile';
import { StaleNote } from '../feedback/StaleNote';
import { hasValues, type ChartFigure } from './ChartData';
import { chartFile } from './chartFile';
import type { ChartPlotProps } from './ChartPlot';
import { ChartTable } from './ChartTable';
import { WhenSeen } from './WhenSeen';
import styles from './Chart.module.css';

// The chart library is large: it comes with the first chart that has something to draw, when that is seen.
const ChartPlot = lazy(() => import('./ChartPlot').then((chart) => ({ default: chart.ChartPlot })));

interface ChartCardProps {
  readonly title: string;
  /** What the figures say, in one sentence; shown once they are there. */
  readonly summary: string;
  /** Null until the data has come: nothing is drawn before that. */
  readonly figure: ChartFigure | null;
  readonly kind?: ChartPlotProps['kind'];
  /** Where the data failed to come, and the way to ask again. */
  readonly onRetry?: (() => void) | undefined;
  /** What is chosen about the chart, such as its quantity. */
  readonly aside?: ReactNode;
}

/** A course over time: a sentence, the drawing or the same figures as a table, and a file; with a state for each lack of data. */
export function ChartCard({ title, summary, figure, kind = 'bars', onRetry, aside }: ChartCardProps) {
  const heading = useId();
  const [isTable, setTable] = useState(false);
  const measured = figure?.points.filter(({ value }) => value !== null) ?? [];
  const canDraw = figure !== null && hasValues(figure.points) && measured.length > 1;
  return (
    <section className="lw-card lw-stack" aria-labelledby={heading}>
      <div className="lw-section-head">
        <div>
          <h2 id={heading}>{title}</h2>
          {figure === null ? null : <p className="lw-secondary">{summary}</p>}
        </div>
        {onRetry === undefined ? null : <StaleNote onRetry={onRetry} />}
        <div className={styles.tools}>
          {aside}
          {figure === null || !canDraw ? null : (
            <>
              <Button
                variant="subtle"
                color="neutral"
                size="xs"
                aria-pressed={isTable}
                leftSection={<IconTable size={16} aria-hidden />}
                onClick={() => setTable(!isTable)}
              >
                Table
              </Button>
              <Button
                variant="subtle"
                color="neutral"
                size="xs"
                leftSection={<IconDownload size={16} aria-hidden />}
                onClick={() => saveFile(chartFile(title, figure))}
              >
                CSV
              </Button>
            </>
          )}
        </div>
      </div>
      {figure === null ? (
        onRetry === undefined ? (
          <div className="lw-after-200ms" role="status" aria-label={`Loading ${title}`}>
            <Skeleton height={220} />
          </div>
        ) : null
      ) : !hasValues(figure.points) ? null : !canDraw ? (
        <OnePoint figure={figure} />
      ) : isTable ? (
        <ChartTable title={title} figure={figure} />
      ) : (
        <WhenSeen height={220}>
          <ChartPlot title={title} figure={figure} kind={kind} />
        </WhenSeen>
      )}
    </section>
  );
}

/** A single value is a figure, not a course. */
function OnePoint({ figure: { points, unit, show } }: { readonly figure: ChartFigure }) {
  const point = points.find(({ value }) => value !== null);
  if (point === undefined || point.value === null) return null;
  return (
    <p>
      <span className="lw-stat-figure lw-tabular">{show(point.value)}</span>{' '}
      <span className="lw-caption">
        {unit} · {point.long}. A course is drawn from the second value on.
      </span>
    </p>
  );
}
