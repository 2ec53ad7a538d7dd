import type { ReactNode } from 'react';
import { usePageHeading } from './usePageHeading';

interface PageHeaderProps {
  readonly title: string;
  /** The document title where it differs from the heading. */
  readonly documentTitle?: string;
  readonly purpose?: ReactNode;
  readonly actions?: ReactNode;
}

/** The page's one h1, what the page is for, and its acts. Takes the focus when the reader navigated here. */
export function PageHeader({ title, documentTitle, purpose, actions }: PageHeaderProps) {
  const heading = usePageHeading(documentTitle ?? title);
  return (
    <div className="lw-page-header">
      <div className="lw-page-header-words">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {purpose === undefined ? null : <p className="lw-secondary">{purpose}</p>}
      </div>
      {actions === undefined ? null : <div className="lw-row">{actions}</div>}
    </div>
  );
}
