import { KIND_FIELDS, type BulkField } from '@listwright/domain/bulk';
import { NativeSelect } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { SectionCard } from '../../../ui/page/SectionCard';
import type { BulkUpload, UploadCheck } from './BulkUpload';
import { fieldLabels } from './fieldLabels';

const NOTHING = '';

interface ColumnChoicesProps {
  readonly upload: BulkUpload;
  readonly check: UploadCheck;
}

/** What each column feeds, to be changed where its name misled. */
export const ColumnChoices = observer(function ColumnChoices({ upload, check }: ColumnChoicesProps) {
  const fields = KIND_FIELDS[upload.tool.kind];
  const options = [
    { value: NOTHING, label: 'Nothing' },
    ...fields.map((field) => ({ value: field, label: fieldLabels[field] })),
  ];
  const choose = (column: string, value: string) =>
    void upload.setField(column, fields.find((field): field is BulkField => field === value) ?? null);
  return (
    <SectionCard title="Columns" note="What each column of your file is used for.">
      <ul className="lw-columns">
        {check.columns.map(({ name }) => {
          const field = upload.fieldOf(name);
          const example = check.sample.find(({ cells }) => (cells[name] ?? '') !== '')?.cells[name];
          return (
            <li key={name}>
              <span className="lw-columns-name">
                <code className="lw-mono">{name}</code>
                {example === undefined ? null : <span className="lw-caption lw-clip">{example}</span>}
              </span>
              <NativeSelect
                aria-label={`Column ${name} feeds`}
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
