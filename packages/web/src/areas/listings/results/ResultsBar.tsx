import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatDate } from '../../../ui/formatDate';
import { webAddress } from '../../../ui/product/webAddress';
import { shownPage } from '../../../ui/product/shownPage';
import styles from './ResultsBar.module.css';

interface ResultsBarProps {
  readonly url: string;
  /** When the page was read, as ISO date and time; null: not yet. */
  readonly readAt: string | null;
  readonly isAmazon: boolean;
  readonly note?: string | undefined;
  readonly actions?: ReactNode;
}

/** Which page this is and how old its data are; print, and what else can be done with it. */
export function ResultsBar({ url, readAt, isAmazon, note, actions }: ResultsBarProps) {
  return (
    <header className={styles.bar} data-store={isAmazon || undefined}>
      <div className={styles.barInner}>
        <div className={styles.barWords}>
          <span className="lw-strong">{url === '' ? 'Product analysis' : shownPage(url)}</span>
          {readAt === null ? null : (
            <span className={styles.barNote}>
              Page read {formatDate.dayAndTime(readAt)}
              {note === undefined ? null : ` · ${note}`}
              {webAddress(url) === undefined ? null : (
                <>
                  <span className={styles.onScreen}>
                    {' '}
                    ·{' '}
                    <a href={webAddress(url)} target="_blank" rel="noopener noreferrer" className={styles.barLink}>
                      Open the page
                    </a>
                  </span>
                  <span className={styles.onPaper}> · {url}</span>
                </>
              )}
            </span>
          )}
        </div>
        <div className={styles.barActions}>
          {readAt === null ? null : (
            <Button
              size="sm"
              variant="default"
              leftSection={<IconPrinter size={16} aria-hidden />}
              onClick={() => window.print()}
            >
              Print
            </Button>
          )}
          {actions}
        </div>
      </div>
    </header>
  );
}
