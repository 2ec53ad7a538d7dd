import type { ReactNode } from 'react';
import { ResultsBar } from './ResultsBar';
import shared from './results.module.css';
import styles from './ResultsPage.module.css';

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
    <div className={shared.page}>
      <ResultsBar {...bar} />
      <main id="main" className={bar.readAt === null ? `${shared.main} ${styles.withoutResult}` : shared.main}>
        {children}
      </main>
    </div>
  );
}
