import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import feedbackStyles from './feedback.module.css';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  readonly icon: Icon;
  readonly title: string;
  readonly children?: ReactNode;
  /** One primary button, at most one secondary one. */
  readonly actions?: ReactNode;
}

export function EmptyState({ icon: Mark, title, children, actions }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.mark}>
        <Mark size={24} stroke={1.75} aria-hidden />
      </span>
      <p className={feedbackStyles.emptyTitle}>{title}</p>
      {children === undefined ? null : <p className={styles.text}>{children}</p>}
      {actions === undefined ? null : <div className={`lw-row ${styles.actions}`}>{actions}</div>}
    </div>
  );
}
