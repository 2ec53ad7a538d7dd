import { formatNumber } from '../formatNumber';
import type { CountLimit } from './CountLimit';
import styles from './CountBar.module.css';

interface CountBarProps {
  readonly label: string;
  readonly count: number;
  readonly limit: CountLimit;
}

type Level = 'fine' | 'near' | 'over';

/**
 * `56 / 75` and a bar: near from 90 % of the limit, over beyond it, ticks at soft limits. Crossing the limit is
 * announced.
 */
export function CountBar({ label, count, limit }: CountBarProps) {
  const { max, unit, soft = [] } = limit;
  const level: Level = count > max ? 'over' : count >= max * 0.9 ? 'near' : 'fine';
  const rest = max - count;
  return (
    <div className={styles.count} data-level={level}>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.fill} style={{ width: `${Math.min(100, (count / max) * 100)}%` }} />
        {soft
          .filter((point) => point < max)
          .map((point) => (
            <i key={point} className={styles.tick} style={{ left: `${(point / max) * 100}%` }} />
          ))}
      </div>
      <span className={`${styles.figures} lw-tabular`}>
        {formatNumber.integer(count)} / {formatNumber.integer(max)}
        {unit === 'characters' ? null : ` ${unit}`}
        {level === 'over' ? ` · ${formatNumber.integer(-rest)} over` : null}
      </span>
      <span className="lw-visually-hidden" aria-live="polite">
        {level === 'over' ? `${label}: over the limit of ${formatNumber.integer(max)} ${unit}` : ''}
      </span>
    </div>
  );
}
