import { Skeleton } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { FormFault } from '../../../ui/feedback/FormFault';
import { Notice } from '../../../ui/feedback/Notice';
import { formatNumber } from '../../../ui/formatNumber';
import { SectionCard } from '../../../ui/page/SectionCard';
import { Figure } from '../Figure';
import { toolOf } from '../toolOf';
import type { BulkUpload, UploadCheck } from './BulkUpload';
import { COLUMNS, ColumnChoices } from './ColumnChoices';
import { EncodingChoice } from './EncodingChoice';
import { FaultTable } from './FaultTable';
import { fieldLabels } from './fieldLabels';
import { QuotaNote } from './QuotaNote';
import styles from '../bulk.module.css';

/**
 * The result of the check before anything is charged: counts, columns, and every invalid cell with a field to correct
 * it.
 */
export const CheckCard = observer(function CheckCard({ upload }: { readonly upload: BulkUpload }) {
  const { check, preflight, tool, missing } = upload;
  return (
    <div className="lw-stack" aria-busy={preflight.isRunning}>
      <EncodingChoice upload={upload} />
      {preflight.status === 'failed' ? (
        <>
          {upload.isUnknown ? (
            <Notice tone="warn" isUrgent>
              We couldn’t find the {tool.subjects}. Choose the column that holds them. We’ll remember it for files with
              the same columns.
            </Notice>
          ) : (
            <FormFault error={preflight.error} fallback={tool.failed} />
          )}
        </>
      ) : null}
      {check === null ? (
        preflight.isRunning ? (
          <div className="lw-card lw-stack lw-after-200ms" aria-hidden="true">
            <Skeleton height={24} width="40%" />
            <Skeleton height={56} />
            <Skeleton height={120} />
          </div>
        ) : upload.isUnknown ? (
          <ColumnChoices upload={upload} check={null} />
        ) : null
      ) : (
        <>
          <SectionCard title="File check" note="Nothing has been charged or saved yet.">
            <dl className={styles.figures}>
              <Figure name="Rows" text={formatNumber.integer(check.total)} />
              {upload.isOtherKind ? null : (
                <>
                  <Figure name="Ready" text={formatNumber.integer(check.valid)} />
                  <Figure
                    name="With errors"
                    text={formatNumber.integer(check.invalid)}
                    tone={check.invalid > 0 ? 'bad' : undefined}
                  />
                </>
              )}
              {check.repeated > 0 ? (
                <Figure name="Repeated names" text={formatNumber.integer(check.repeated)} tone="warn" />
              ) : null}
            </dl>
            {upload.isRemembered ? (
              <p className="lw-small lw-secondary">
                Columns mapped as before.{' '}
                <a href={`#${COLUMNS}`} className="lw-link">
                  See or change them
                </a>
              </p>
            ) : null}
            {upload.isOtherKind ? (
              <OtherKind upload={upload} check={check} />
            ) : missing.length > 0 ? (
              <Notice tone="warn">
                Choose the column that holds {missing.map((field) => fieldLabels[field].toLowerCase()).join(' and ')}.
                It may be empty, but the column is required.
              </Notice>
            ) : (
              <QuotaNote check={check} ready={check.valid} />
            )}
          </SectionCard>
          {check.faults.length > 0 && !upload.isOtherKind ? <FaultTable upload={upload} /> : null}
          <ColumnChoices upload={upload} check={check} />
        </>
      )}
    </div>
  );
});

/** The file belongs to another screen, or one of its columns must be mapped here. */
function OtherKind({ upload, check }: { readonly upload: BulkUpload; readonly check: UploadCheck }) {
  const { tool } = upload;
  const other = toolOf(check);
  return (
    <Notice tone="warn">
      This file looks like a list of {other.subjects}. Choose the column that holds the {tool.subjects}, or open it in{' '}
      <Link to={other.path} className="lw-link">
        {other.title}
      </Link>
      .
    </Notice>
  );
}
