import { IconAlertTriangle } from '@tabler/icons-react';
import { formatNumber } from '../../../ui/formatNumber';
import { quotaBand } from './quotaBand';
import styles from './QuotaBar.module.css';

interface QuotaBarProps {
  readonly label: string;
  readonly used: number;
  /** null: unlimited. */
  readonly limit: number | null;
  readonly isOverride: boolean;
}

export function QuotaBar({ label, used, limit, isOverride }: QuotaBarProps) {
  const percentage = limit === null ? 0 : limit === 0 ? (used > 0 ? 101 : 0) : (used / limit) * 100;
  const { tone, isWarning, isOver } = quotaBand(percentage);
  return (
    <div className={styles.bar} data-tone={tone} data-over={isOver || undefined}>
      <div className="lw-row-between lw-caption">
        <span>
          {label}
          {isOverride ? ' · custom limit' : ''}
        </span>
        <span className={`lw-row lw-tabular ${styles.figures}`}>
          {isWarning ? <IconAlertTriangle size={12} aria-label="Warning" role="img" /> : null}
          {formatNumber.integer(used)} / {limit === null ? 'unlimited' : formatNumber.integer(limit)}
        </span>
      </div>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.fill} style={{ width: `${Math.min(100, percentage)}%` }} />
      </div>
    </div>
  );
}
