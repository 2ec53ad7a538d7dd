import { ApiError } from '@listwright/application/contract';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { failureMessage } from '../../api/failureMessage';
import { ledMessage } from '../../api/ledMessage';
import { CopyButton } from '../CopyButton';
import styles from './feedback.module.css';

interface ErrorStateProps {
  /** What failed, as the specification words it. */
  readonly title: string;
  readonly error?: unknown;
  /** What the specification says before the reason, beside the title. */
  readonly lead?: string;
  /** What is safe. */
  readonly children?: ReactNode;
  readonly onRetry?: () => void;
  /** Other ways on. */
  readonly actions?: ReactNode;
}

/** What failed, what is safe, the next step, and the request id for support. */
export function ErrorState({ title, error, lead, children, onRetry, actions }: ErrorStateProps) {
  const reason = lead === undefined ? failureMessage(error, '') : ledMessage(error, lead);
  const requestId = error instanceof ApiError ? error.requestId : '';
  return (
    <div className={styles.errorState} role="alert">
      <IconAlertTriangle size={24} stroke={1.75} aria-hidden className={styles.errorMark} />
      <div className="lw-stack-tight">
        <p className={styles.emptyTitle}>{title}</p>
        {reason === '' || reason === title ? null : <p className="lw-secondary">{reason}</p>}
        {children === undefined ? null : <p className="lw-secondary">{children}</p>}
        <div className="lw-row">
          {onRetry === undefined ? null : (
            <Button size="sm" variant="default" leftSection={<IconRefresh size={16} aria-hidden />} onClick={onRetry}>
              Retry
            </Button>
          )}
          {actions}
          {requestId === '' ? null : (
            <span className="lw-row lw-caption">
              Request ID <code className="lw-mono">{requestId.slice(0, 8)}</code>
              <CopyButton text={requestId} label="Copy request ID" field="Request ID" iconOnly />
            </span>
          )}
        </div>
      </div>
    </div>
  );
}
