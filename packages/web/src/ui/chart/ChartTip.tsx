import type { ChartFigure } from './ChartData';
import styles from './Chart.module.css';

interface ChartTipProps {
  readonly figure: ChartFigure;
  /** Given by the chart while it is pointed at. */
  readonly active?: boolean;
  readonly label?: string | number;
}

/** The figures of the point under the pointer or the arrow keys. */
export function ChartTip({ figure, active = false, label }: ChartTipProps) {
  const { points, unit, before, notes = [], show } = figure;
  const point = points.find(({ at }) => at === label);
  if (!active || point === undefined) return null;
  const note = notes.find(({ at }) => at === point.at);
  return (
    <div className={styles.tip}>
      <p className="lw-strong">{point.long}</p>
      <p>
        {unit}: {point.value === null ? '—' : show(point.value)}
        {point.band === undefined ? '' : ` (estimate, ${point.band.map(show).join(' to ')})`}
      </p>
      {before === undefined || point.before === undefined || point.before === null ? null : (
        <p className="lw-secondary">
          {before}: {show(point.before)}
        </p>
      )}
      {note === undefined ? null : <p>{note.text}</p>}
    </div>
  );
}
