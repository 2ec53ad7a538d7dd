import type { ReactNode } from 'react';
import { usePageHeading } from './usePageHeading';
import styles from './page.module.css';

interface PageHeaderProps {
  readonly title: string;
  /** The document title if it differs from the heading. */
  readonly documentTitle?: string;
  readonly purpose?: ReactNode;
  readonly actions?: ReactNode;
}

/** The page's h1, its purpose and its actions. Takes the focus after a navigation. */
export function PageHeader({ title, documentTitle, purpose, actions }: PageHeaderProps) {
  const heading = usePageHeading(documentTitle ?? title);
  return (
    <div className={styles.header}>
      <div className={styles.headerText}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {purpose === undefined ? null : <p className="lw-secondary">{purpose}</p>}
      </div>
      {actions === undefined ? null : <div className={`lw-row ${styles.actions}`}>{actions}</div>}
    </div>
  );
}
