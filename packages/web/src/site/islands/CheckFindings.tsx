import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import type { CheckedTitle } from './CheckedTitle';
import styles from './islands.module.css';

const MARKS = { error: IconCircleX, warning: IconAlertTriangle, info: IconInfoCircle } as const;
const WORDS = { error: 'Error', warning: 'Warning', info: 'Advice' } as const;
const SHOWN = 2;

/** The most severe findings, each with its label and mark. */
export function CheckFindings({ findings }: { readonly findings: CheckedTitle['findings'] }) {
  if (findings.length === 0) {
    return (
      <p className={styles.finding} data-tone="ok">
        <IconCircleCheck size={16} aria-hidden />
        <span>No problems found.</span>
      </p>
    );
  }
  const rest = findings.length - SHOWN;
  return (
    <ul className={styles.findings} aria-label="Findings">
      {findings.slice(0, SHOWN).map(({ rule, severity, message }, at) => {
        const Mark = MARKS[severity];
        return (
          <li key={`${rule} ${at}`} className={styles.finding} data-tone={severity}>
            <Mark size={16} aria-hidden />
            <span>
              <strong>{WORDS[severity]}</strong> {message}
            </span>
          </li>
        );
      })}
      {rest > 0 ? <li className={styles.findingMore}>{`and ${rest} more`}</li> : null}
    </ul>
  );
}
