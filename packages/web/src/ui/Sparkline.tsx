import styles from './Sparkline.module.css';

interface SparklineProps {
  /** Oldest first. */
  readonly values: readonly number[];
  /** The text for screen readers. */
  readonly label: string;
}

const WIDTH = 120;
const HEIGHT = 28;
const INSET = 2;

/** A line chart of a month's days, from zero. It shows the trend; the figures are next to it. */
export function Sparkline({ values, label }: SparklineProps) {
  const most = Math.max(...values, 1);
  const step = (WIDTH - 2 * INSET) / Math.max(1, values.length - 1);
  const y = (value: number) => HEIGHT - INSET - (value / most) * (HEIGHT - 2 * INSET);
  const line = values.map((value, at) => `${(INSET + at * step).toFixed(1)} ${y(value).toFixed(1)}`).join('L');
  return (
    <svg
      className={styles.sparkline}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path className={styles.area} d={`M${line}L${WIDTH - INSET} ${HEIGHT}L${INSET} ${HEIGHT}Z`} />
      <path className={styles.line} d={`M${line}`} />
    </svg>
  );
}
