import { Button } from '@mantine/core';
import { IconPrinter, IconX } from '@tabler/icons-react';
import { formatDate } from '../../../ui/formatDate';
import { webAddress } from '../../../ui/product/webAddress';
import { shownPage } from '../../../ui/product/shownPage';
import styles from './ResultsBar.module.css';

interface ResultsBarProps {
  readonly url: string;
  /** When the page was read, as ISO date and time; null: not yet. */
  readonly readAt: string | null;
  readonly isAmazon: boolean;
}

/** Which page this is and how old its data are; print and close. */
export function ResultsBar({ url, readAt, isAmazon }: ResultsBarProps) {
  return (
    <header className={styles.bar} data-store={isAmazon || undefined}>
      <div className={styles.barInner}>
        <div className={styles.barWords}>
          <span className="lw-strong">{url === '' ? 'Product analysis' : shownPage(url)}</span>
          {readAt === null ? null : (
            <span className={styles.barNote}>
              Page read {formatDate.dayAndTime(readAt)} ·{' '}
              <a href={webAddress(url)} target="_blank" rel="noopener noreferrer" className={styles.barLink}>
                Open the page
              </a>
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
          <Button size="sm" variant="default" leftSection={<IconX size={16} aria-hidden />} onClick={close}>
            Close
          </Button>
        </div>
      </div>
    </header>
  );
}

/** A browser closes only tabs that a script opened; in any other the app goes on. */
function close(): void {
  window.close();
  window.location.assign('/app/marketplace-analysis');
}
