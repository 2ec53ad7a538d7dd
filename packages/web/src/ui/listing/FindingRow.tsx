import type { Severity } from '@listwright/domain/listings';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { StatusPill } from '../page/StatusPill';
import styles from './FindingRow.module.css';

interface FindingRowProps {
  readonly message: string;
  /** Shown as a pill; left out under a heading that names it. */
  readonly severity?: Severity;
  /** The place, the rule and the source, below the message. */
  readonly children: ReactNode;
  readonly fix?: { readonly label: string; readonly onFix: () => void } | undefined;
}

const PILLS = {
  error: { tone: 'bad', name: 'Error' },
  warning: { tone: 'warn', name: 'Warning' },
  info: { tone: 'info', name: 'Suggestion' },
} as const;

/** One entry of a list of findings: what is wrong, where and by which rule, and its automatic fix. */
export function FindingRow({ message, severity, children, fix }: FindingRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p>
          {severity === undefined ? null : (
            <>
              <StatusPill tone={PILLS[severity].tone}>{PILLS[severity].name}</StatusPill>{' '}
            </>
          )}
          {message}
        </p>
        <p className="lw-caption">{children}</p>
      </div>
      {fix === undefined ? null : (
        <Button size="xs" variant="default" className={styles.fix} onClick={fix.onFix}>
          {fix.label}
        </Button>
      )}
    </li>
  );
}
