import { IconAlertTriangle, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import type { LintFinding } from '../../../../ui/listing/LintFinding';
import type { ListingEditor } from '../ListingEditor';
import styles from './FieldFindings.module.css';

const MARKS = { error: IconCircleX, warning: IconAlertTriangle, info: IconInfoCircle } as const;

interface FieldFindingsProps {
  readonly editor: ListingEditor;
  readonly findings: readonly LintFinding[];
  readonly id: string;
}

/** The findings of one input, under it, each with its fix. */
export const FieldFindings = observer(function FieldFindings({ editor, findings, id }: FieldFindingsProps) {
  if (findings.length === 0) return null;
  return (
    <ul id={id} className={styles.findings}>
      {findings.map((finding, at) => {
        const Mark = MARKS[finding.severity];
        return (
          <li key={`${finding.rule}-${at}`} data-severity={finding.severity}>
            <Mark size={14} aria-hidden />
            <span>
              <span className="lw-visually-hidden">{finding.severity}: </span>
              {finding.message}{' '}
              {finding.fix === undefined ? null : (
                <button type="button" className="lw-link-button" onClick={() => editor.fix(finding)}>
                  {finding.fix.label}
                </button>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
});
