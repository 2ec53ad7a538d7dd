import { Skeleton } from '@mantine/core';
import styles from './admin.module.css';

interface StatCardProps {
  readonly label: string;
  /** null: not loaded yet. */
  readonly value: string | null;
  readonly note: string;
}

export function StatCard({ label, value, note }: StatCardProps) {
  return (
    <div className="lw-card lw-stat">
      <p className="lw-small lw-secondary">{label}</p>
      {value === null ? (
        <Skeleton height={28} width={72} my={4} className="lw-after-200ms" />
      ) : (
        <p className={`lw-stat-figure ${styles.amountFigure} lw-tabular`}>{value}</p>
      )}
      <p className="lw-caption">{note}</p>
    </div>
  );
}
