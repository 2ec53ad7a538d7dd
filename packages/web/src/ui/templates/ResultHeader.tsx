import type { ReactNode, Ref } from 'react';
import styles from './ResultHeader.module.css';

interface ResultHeaderProps {
  /** One sentence: what the result means for the reader. */
  readonly verdict: string;
  /** Takes the focus after a run. */
  readonly verdictRef?: Ref<HTMLHeadingElement>;
  readonly score?: ReactNode;
  /** Freshness, source with its method, and cost; announced when it changes. */
  readonly freshness: ReactNode;
  readonly source: ReactNode;
  /** At most three, one of them primary. */
  readonly actions: ReactNode;
  /** What the reader must decide before the result counts. */
  readonly children?: ReactNode;
}

/** The head of every result: verdict, score, where it comes from, and what to do with it. */
export function ResultHeader({ verdict, verdictRef, score, freshness, source, actions, children }: ResultHeaderProps) {
  return (
    <header className={styles.header} role="presentation">
      <div className={styles.head}>
        {score}
        <div className={styles.text}>
          <h2 ref={verdictRef} tabIndex={-1} className={styles.verdict}>
            {verdict}
          </h2>
          <p className="lw-small" role="status">
            {freshness}
          </p>
          <p className="lw-caption">{source}</p>
        </div>
      </div>
      <div className={`lw-row ${styles.actions}`}>{actions}</div>
      {children}
    </header>
  );
}
