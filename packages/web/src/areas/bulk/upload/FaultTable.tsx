import { TextInput } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { notify } from '../../../ui/feedback/notify';
import { formatNumber } from '../../../ui/formatNumber';
import { DataTable, type Column } from '../../../ui/list/DataTable';
import { bulkMessages } from '../bulkMessages';
import type { BulkUpload, UploadCheck } from './BulkUpload';
import type { Fault } from './FaultList';
import { FaultPager } from './FaultPager';

interface FaultTableProps {
  readonly upload: BulkUpload;
  readonly check: UploadCheck;
}

type FaultRow = Fault & { readonly id: string };

/** The bad cells, each with its reason and a place to correct it; the corrections go along with the upload. */
export const FaultTable = observer(function FaultTable({ upload, check }: FaultTableProps) {
  const { faults } = upload;
  const section = useRef<HTMLElement>(null);
  const names = new Set(check.columns.map(({ name }) => name));
  const rows = faults.shown.map((fault, at): FaultRow => ({ ...fault, id: String(faults.from + at) }));
  const columns: readonly Column<FaultRow>[] = [
    { name: 'Row', cell: ({ row }) => <span className="lw-tabular">{formatNumber.whole(row)}</span> },
    { name: 'Column', cell: ({ column }) => <code className="lw-mono">{column}</code> },
    { name: 'Problem', cell: ({ message }) => message },
    {
      name: 'Correction',
      cell: (fault) =>
        names.has(fault.column) ? (
          <CorrectionInput upload={upload} fault={fault} />
        ) : (
          <span className="lw-caption">Correct it in the file</span>
        ),
    },
  ];
  const turn = async (page: number) => {
    await faults.load.run(page);
    if (faults.load.status === 'failed') return notify.failure(faults.load.error, bulkMessages.problemsFailed);
    section.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <section ref={section} aria-labelledby="bulk-faults" className="lw-stack-tight lw-faults">
      <div>
        <h2 id="bulk-faults">{formatNumber.count(faults.count, 'problem')} to correct</h2>
        <p className="lw-secondary">Type what the cell should say, or start without: bad rows are left out.</p>
      </div>
      <DataTable caption="Problems by row" rows={rows} columns={columns} isDimmed={faults.load.isRunning} />
      {faults.lastPage === 0 ? null : <FaultPager faults={faults} onTurn={(page) => void turn(page)} />}
    </section>
  );
});

interface CorrectionInputProps {
  readonly upload: BulkUpload;
  readonly fault: Fault;
}

const CorrectionInput = observer(function CorrectionInput({ upload, fault }: CorrectionInputProps) {
  const { row, column, value } = fault;
  return (
    <TextInput
      size="sm"
      aria-label={`Row ${row}, ${column}`}
      placeholder={value === '' ? 'Empty' : value}
      value={upload.correction(row, column)}
      onChange={({ currentTarget }) => upload.correct(row, column, currentTarget.value)}
    />
  );
});
