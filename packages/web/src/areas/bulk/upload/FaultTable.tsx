import { TextInput } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { notify } from '../../../ui/feedback/notify';
import { formatNumber } from '../../../ui/formatNumber';
import { DataTable, type Column } from '../../../ui/list/DataTable';
import { bulkMessages } from '../bulkMessages';
import type { BulkUpload } from './BulkUpload';
import type { Fault } from './FaultList';
import { FaultPager } from './FaultPager';
import styles from './upload.module.css';

type FaultRow = Fault & { readonly id: string };

/** The invalid cells, each with its reason and an input; the corrections are sent with the upload. */
export const FaultTable = observer(function FaultTable({ upload }: { readonly upload: BulkUpload }) {
  const { faults } = upload;
  const section = useRef<HTMLElement>(null);
  const rows = faults.shown.map((fault, at): FaultRow => ({ ...fault, id: String(faults.from + at) }));
  const columns: readonly Column<FaultRow>[] = [
    {
      name: 'Row',
      cell: ({ row }) => (
        <span className="lw-tabular" data-counted="Row">
          {formatNumber.integer(row)}
        </span>
      ),
    },
    { name: 'Column', cell: ({ column }) => <code className="lw-mono">{column}</code> },
    { name: 'Problem', cell: ({ message }) => message },
    {
      name: 'Correction',
      cell: (fault) =>
        fault.correctable ? (
          <CorrectionInput upload={upload} fault={fault} />
        ) : (
          <span className="lw-caption">Correct the file</span>
        ),
    },
  ];
  const turn = async (page: number) => {
    await faults.load.run(page);
    if (faults.load.status === 'failed') return notify.failure(faults.load.error, bulkMessages.problemsFailed);
    section.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <section ref={section} aria-labelledby="bulk-faults" className={`lw-stack-tight ${styles.faults}`}>
      <div>
        <h2 id="bulk-faults">{formatNumber.count(faults.count, 'problem')} to correct</h2>
        <p className="lw-secondary">Correct a cell here, or start anyway: invalid rows are skipped.</p>
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
  const { corrections, faults } = upload;
  const { row, column, value } = fault;
  // A correction can reveal a problem in another cell, which has no row of its own: show it here.
  const isListed = (other: string) => faults.known.some((one) => one.row === row && one.column === other);
  const left = corrections
    .leftIn(row)
    .filter((one) => one.column === column || !isListed(one.column))
    .map((one) => (one.column === column ? one.message : `${one.column}: ${one.message}`));
  const isCorrected = corrections.of(row, column) !== '';
  return (
    <TextInput
      size="sm"
      aria-label={`Row ${row}, ${column}`}
      placeholder={value === '' ? 'Empty' : value}
      value={corrections.of(row, column)}
      error={isCorrected && left.length > 0 ? left.join('. ') : undefined}
      onChange={({ currentTarget }) => corrections.set(row, column, currentTarget.value)}
    />
  );
});
