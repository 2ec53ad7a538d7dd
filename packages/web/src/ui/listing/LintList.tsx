import type { CopyField, Severity } from '@listwright/domain/listings';
import { Button } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconInfoCircle,
  IconWand,
  type Icon,
} from '@tabler/icons-react';
import { formatNumber } from '../formatNumber';
import { FindingRow } from './FindingRow';
import { ruleArticle } from './ruleArticle';
import { sortByFixOrder } from './sortByFixOrder';
import type { LintFinding } from './LintFinding';
import styles from './LintList.module.css';

interface LintListProps {
  readonly findings: readonly LintFinding[];
  readonly fieldLabel: (field: CopyField, index?: number) => string;
  readonly onFix: (finding: LintFinding) => void;
  readonly onFixAll: () => void;
  readonly onShow?: (finding: LintFinding) => void;
  /** How many are listed, the most severe first; the headings count all. */
  readonly most?: number;
}

const KINDS: readonly { readonly severity: Severity; readonly noun: string; readonly mark: Icon }[] = [
  { severity: 'error', noun: 'error', mark: IconCircleX },
  { severity: 'warning', noun: 'warning', mark: IconAlertTriangle },
  { severity: 'info', noun: 'suggestion', mark: IconInfoCircle },
];

/** Links to the blog post that explains the rule, in a new tab. */
function Explanation({ rule }: { readonly rule: string }) {
  const address = ruleArticle(rule);
  if (address === undefined) return null;
  return (
    <>
      {' · '}
      <a href={address} target="_blank" rel="noopener" className="lw-link">
        Why<span className="lw-visually-hidden"> {rule} (opens in a new tab)</span>
      </a>
    </>
  );
}

/** The findings for a text, most severe first, each with its source and, if there is one, its automatic fix. */
export function LintList({ findings, fieldLabel, onFix, onFixAll, onShow, most = Infinity }: LintListProps) {
  const ordered = sortByFixOrder(findings);
  const listed = new Set(
    KINDS.flatMap(({ severity }) => ordered.filter((one) => one.severity === severity)).slice(0, most),
  );
  const fixable = ordered.filter(({ fix }) => fix !== undefined).length;
  if (ordered.length === 0) {
    return (
      <p className="lw-lint-clean">
        <IconCircleCheck size={20} aria-hidden className="lw-ok" />
        No problems found.
      </p>
    );
  }
  return (
    <div className="lw-stack">
      {fixable > 1 ? (
        <div className="lw-row-between">
          <p className="lw-secondary">
            {formatNumber.count(fixable, 'finding')} can be fixed automatically, in this order.
          </p>
          <Button size="sm" variant="default" leftSection={<IconWand size={16} aria-hidden />} onClick={onFixAll}>
            Fix all
          </Button>
        </div>
      ) : null}
      {KINDS.map(({ severity, noun, mark: Mark }) => {
        const group = ordered.filter((finding) => finding.severity === severity);
        const shown = group.filter((finding) => listed.has(finding));
        if (shown.length === 0) return null;
        return (
          <section key={severity} className={styles.group} data-severity={severity} aria-label={`${noun}s`}>
            <h2 className={styles.heading}>
              <Mark size={16} aria-hidden />
              {formatNumber.count(group.length, noun)}
            </h2>
            <ul className="lw-plain-list">
              {shown.map((finding, at) => (
                <FindingRow
                  key={`${finding.rule}-${finding.field}-${finding.index ?? ''}-${at}`}
                  message={finding.message}
                  fix={finding.fix && { label: finding.fix.label, onFix: () => onFix(finding) }}
                >
                  {onShow === undefined ? (
                    fieldLabel(finding.field, finding.index)
                  ) : (
                    <button type="button" className="lw-link-button" onClick={() => onShow(finding)}>
                      {fieldLabel(finding.field, finding.index)}
                    </button>
                  )}
                  {' · '}
                  <span className="lw-mono">{finding.rule}</span>
                  {' · '}
                  {finding.source}
                  <Explanation rule={finding.rule} />
                </FindingRow>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
