import { useMediaQuery } from '@mantine/hooks';
import type { ComponentProps, ReactNode } from 'react';
import { ResultHeader } from './ResultHeader';
import styles from './ReportTemplate.module.css';

/** A number of a report, with its label. */
export interface ReportFigure {
  readonly label: string;
  readonly value: string;
}

interface ReportTemplateProps extends ComponentProps<typeof ResultHeader> {
  /** At most three: those behind the verdict. */
  readonly figures: readonly ReportFigure[];
  readonly evidence: ReactNode;
  /** Right of the evidence, in view while it scrolls; below it on narrow screens, or above it if it comes first there. */
  readonly rail?: ReactNode;
  readonly isRailFirst?: true | undefined;
  /** Below both over the full width: tables and charts, which need it. */
  readonly details?: ReactNode;
}

/** A result as a report: verdict and actions, three numbers, then the evidence. On paper it stands alone. */
export function ReportTemplate({ figures, evidence, rail, isRailFirst, details, ...header }: ReportTemplateProps) {
  // What is seen first comes first for keys and screen readers too. A window of this width has room for the two columns of
  // ReportTemplate.module.css, unless a form stands beside them.
  const isSplit = useMediaQuery('(min-width: 1152px)', true, { getInitialValueInEffect: false });
  const side = <div className={styles.rail}>{rail}</div>;
  const isAbove = isRailFirst === true && !isSplit;
  return (
    <section className={`lw-card lw-card-flush ${styles.report}`} aria-label="Result">
      <ResultHeader {...header} />
      {figures.length === 0 ? null : (
        <dl className={styles.figures}>
          {figures.map(({ label, value }) => (
            <div key={label} className={styles.figure}>
              <dt className="lw-small lw-secondary">{label}</dt>
              <dd className={`lw-tabular ${styles.value}`}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {rail === undefined ? (
        <div className={`lw-stack ${styles.evidence}`}>{evidence}</div>
      ) : (
        <div className={styles.evidence}>
          <div className={styles.split}>
            {isAbove ? side : null}
            <div className={`lw-stack-wide ${styles.main}`}>{evidence}</div>
            {isAbove ? null : side}
          </div>
        </div>
      )}
      {details === undefined ? null : <div className={styles.details}>{details}</div>}
    </section>
  );
}
