import type { ReactNode } from 'react';
import styles from './DashboardTemplate.module.css';

interface DashboardTemplateProps {
  /** What waits for the reader, the costliest first. */
  readonly todo: ReactNode;
  /** How it goes: the newest work, figures, charts. */
  readonly progress: ReactNode;
  /** What is looked up: tables, and ways to further screens. */
  readonly tables: ReactNode;
}

/** A dashboard, in the order in which it is read: what to do, how it goes, then tables. */
export function DashboardTemplate({ todo, progress, tables }: DashboardTemplateProps) {
  return (
    <div className={styles.dashboard}>
      {todo}
      {progress}
      {tables}
    </div>
  );
}
