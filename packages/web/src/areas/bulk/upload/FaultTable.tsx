import { TextInput } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { DataTable, type Column } from '../../../ui/list/DataTable';
import { formatNumber } from '../../../ui/formatNumber';
import type { BulkUpload, UploadCheck } from './BulkUpload';

const SHOWN = 100;

interface FaultTableProps {
  readonly upload: BulkUpload;
  readonly check: UploadCheck;
}

type Fault = UploadCheck['faults'][number] & { readonly id: string };

/** The bad cells, each with its reason and a place to correct it; the corrections go along with the upload. */
export const FaultTable = observer(function FaultTable({ upload, check }: FaultTableProps) {
  const rows = check.faults.slice(0, SHOWN).map((fault, at): Fault => ({ ...fault, id: String(at) }));
  const names = new Set(check.columns.map(({ name }) => name));
  const given = ({ row, column }: Fault) => check.sample.find((one) => one.row === row)?.cells[column] ?? '';
  const columns: readonly Column<Fault>[] = [
    { name: 'Row', cell: ({ row }) => <span className="lw-tabular">{row}</span> },
    { name: 'Column', cell: ({ column }) => <code className="lw-mono">{column}</code> },
    { name: 'Problem', cell: ({ message }) => message },
    {
      name: 'Correction',
      cell: (fault) =>
        names.has(fault.column) ? (
          <CorrectionInput upload={upload} fault={fault} given={given(fault)} />
        ) : (
          <span className="lw-caption">Correct it in the file</span>
        ),
    },
  ];
  const others = check.fault_count - rows.length;
  return (
    <section aria-labelledby="bulk-faults" className="lw-stack-tight">
      <div>
        <h2 id="bulk-faults">{formatNumber.count(check.fault_count, 'problem')} to correct</h2>
        <p className="lw-secondary">Type what the cell should say, or start without: bad rows are left out.</p>
      </div>
      <DataTable caption="Problems by row" rows={rows} columns={columns} />
      {others > 0 ? (
        <p className="lw-caption">
          {formatNumber.count(others, 'further problem')}. Correct the file, or start and download the failed rows.
        </p>
      ) : null}
    </section>
  );
});

interface CorrectionInputProps {
  readonly upload: BulkUpload;
  readonly fault: Fault;
  readonly given: string;
}

const CorrectionInput = observer(function CorrectionInput({ upload, fault, given }: CorrectionInputProps) {
  const { row, column } = fault;
  return (
    <TextInput
      size="sm"
      aria-label={`Row ${row}, ${column}`}
      placeholder={given === '' ? 'Empty' : given}
      value={upload.correction(row, column)}
      onChange={({ currentTarget }) => upload.correct(row, column, currentTarget.value)}
    />
  );
});
