import type { ReactNode } from 'react';
import { ResultsBar } from './ResultsBar';
import styles from './results.module.css';

interface ResultsPageProps {
  readonly url: string;
  /** When the page was read, as ISO date and time; null: not yet. */
  readonly readAt: string | null;
  readonly isAmazon: boolean;
  /** A remark in the bar. */
  readonly note?: string | undefined;
  /** More actions of the bar, and the way out; absent: print alone. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of an analysis that fills a tab. */
export function ResultsPage({ children, ...bar }: ResultsPageProps) {
  return (
    <div className={styles.page}>
      <ResultsBar {...bar} />
      <main id="main" className={styles.main} data-without-result={bar.readAt === null || undefined}>
        {children}
      </main>
    </div>
  );
}
