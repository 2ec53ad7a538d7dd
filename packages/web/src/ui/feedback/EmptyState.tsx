import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly icon: Icon;
  readonly title: string;
  readonly children?: ReactNode;
  /** One primary button, at most one secondary one. */
  readonly actions?: ReactNode;
}

export function EmptyState({ icon: Mark, title, children, actions }: EmptyStateProps) {
  return (
    <div className="lw-empty">
      <span className="lw-empty-mark">
        <Mark size={24} stroke={1.75} aria-hidden />
      </span>
      <p className="lw-empty-title">{title}</p>
      {children === undefined ? null : <p className="lw-empty-text">{children}</p>}
      {actions === undefined ? null : <div className="lw-row lw-empty-actions">{actions}</div>}
    </div>
  );
}
