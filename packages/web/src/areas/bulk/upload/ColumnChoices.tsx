import { fieldsOf, type BulkField } from '@listwright/domain/bulk';
import { NativeSelect } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { SectionCard } from '../../../ui/page/SectionCard';
import { StatusPill } from '../../../ui/page/StatusPill';
import type { BulkUpload, UploadCheck } from './BulkUpload';
import { fieldLabels } from './fieldLabels';
import styles from './upload.module.css';

const NOTHING = '';
/** The anchor that a notice above links to. */
export const COLUMNS = 'bulk-columns';

interface ColumnChoicesProps {
  readonly upload: BulkUpload;
  /** Absent if the column names do not identify the required fields. */
  readonly check: UploadCheck | null;
}

/** The field of each column, which the user can change. */
export const ColumnChoices = observer(function ColumnChoices({ upload, check }: ColumnChoicesProps) {
  const fields = fieldsOf(upload.tool.kind).all;
  const options = [
    { value: NOTHING, label: 'Not used' },
    ...fields.map((field) => ({ value: field, label: fieldLabels[field] })),
  ];
  const choose = (column: string, value: string) =>
    void upload.setField(column, fields.find((field): field is BulkField => field === value) ?? null);
  return (
    <SectionCard
      id={COLUMNS}
      title="Columns"
      note="How each column of your file is used."
      aside={upload.isRemembered ? <StatusPill tone="info">Mapped as before</StatusPill> : undefined}
    >
      {upload.isRemembered ? (
        <p className="lw-small lw-secondary">
          You chose this mapping for an earlier file with the same columns. Change it here, or{' '}
          <button type="button" className="lw-link-button" onClick={() => void upload.goByNames()}>
            map by column names
          </button>
          .
        </p>
      ) : null}
      <ul className={styles.columns}>
        {upload.columns.map(({ name }) => {
          const field = upload.fieldOf(name);
          const example = check?.sample.find(({ cells }) => (cells[name] ?? '') !== '')?.cells[name];
          return (
            <li key={name}>
              <span className={styles.columnsName}>
                <code className="lw-mono">{name}</code>
                {example === undefined ? null : <span className="lw-caption lw-clip">{example}</span>}
              </span>
              <NativeSelect
                aria-label={`Field for column ${name}`}
                size="sm"
                value={field !== null && fields.includes(field) ? field : NOTHING}
                data={options}
                disabled={upload.preflight.isRunning}
                onChange={({ currentTarget }) => choose(name, currentTarget.value)}
              />
            </li>
          );
        })}
      </ul>
    </SectionCard>
  );
});
