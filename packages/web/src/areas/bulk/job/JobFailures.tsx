import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { saveFile } from '../../../api/saveFile';
import { useRootStore } from '../../../state/useRootStore';
import { FormFault } from '../../../ui/feedback/FormFault';
import { notify } from '../../../ui/feedback/notify';
import { formatNumber } from '../../../ui/formatNumber';
import { DataTable } from '../../../ui/list/DataTable';
import { bulkMessages } from '../bulkMessages';
import { useJobs } from '../jobs/useJobs';
import { CorrectionInput } from './CorrectionInput';
import type { CheckedJob, JobStore } from './JobStore';
import { columnsToCorrect } from './RowCorrections';
import styles from './job.module.css';

interface JobFailuresProps {
  readonly store: JobStore;
  readonly job: CheckedJob;
}

/** The failed rows with their reasons, each with an input to correct it, where Enter runs them again; or the file to correct them in. */
export const JobFailures = observer(function JobFailures({ store, job }: JobFailuresProps) {
  const { client } = useRootStore();
  const jobs = useJobs();
  const rows = store.failedRows.map((row) => ({ ...row, id: String(row.row) }));
  const others = job.summary.failed - rows.length;
  const { corrections } = store;
  const runAgain = async () => {
    await corrections.run.run();
    if (corrections.run.status === 'done') return jobs.restart();
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('[aria-labelledby="failed-rows"] [aria-invalid="true"]')?.focus(),
    );
  };
  const download = async () => {
    try {
      saveFile(await client.bulk.failedRows({ params: { id: job.batch_id } }));
    } catch (error) {
      notify.failure(error, bulkMessages.failedRowsFailed);
    }
  };
  return (
    <form
      aria-labelledby="failed-rows"
      className="lw-stack-tight"
      onSubmit={(event) => {
        event.preventDefault();
        // Enter in an empty input asks for nothing.
        if (corrections.rows > 0) void runAgain();
      }}
    >
      <div className="lw-row-between">
        <h2 id="failed-rows">{formatNumber.count(job.summary.failed, 'failed row')}</h2>
        <div className="lw-row">
          <Button variant="default" size="sm" leftSection={<IconDownload size={16} aria-hidden />} onClick={download}>
            Download failed rows
          </Button>
          {corrections.rows === 0 ? null : (
            <Button type="submit" size="sm" loading={corrections.run.isRunning}>
              Run {formatNumber.count(corrections.rows, 'corrected row')} again
            </Button>
          )}
        </div>
      </div>
      <p className="lw-secondary">
        You weren’t charged for them. Correct them here and run them again, or download them as a file.
      </p>
      {corrections.areAllShown ? null : <FormFault error={corrections.run.error} fallback={bulkMessages.retryFailed} />}
      <DataTable
        caption="Failed rows"
        rows={rows}
        columns={[
          {
            name: 'Row',
            cell: ({ row }) => (
              <span className="lw-tabular" data-counted="Row">
                {row}
              </span>
            ),
          },
          { name: 'Product', cell: ({ product_name: name }) => <ClippedName name={name} /> },
          { name: 'Reason', cell: ({ error }) => error ?? 'Failed' },
          {
            name: 'Correction',
            cell: (row) => (
              <div className={`lw-stack-tight ${styles.corrections}`}>
                {columnsToCorrect(row, job.columns).map((column) => (
                  <CorrectionInput key={column} corrections={corrections} row={row} column={column} />
                ))}
              </div>
            ),
          },
        ]}
      />
      {others > 0 ? <p className="lw-caption">{formatNumber.count(others, 'further row')} in the download.</p> : null}
    </form>
  );
});

/** Two lines for the name, which may have any length, so that the reason stays visible. The title holds all of it. */
function ClippedName({ name }: { readonly name: string }) {
  return (
    <span className={`lw-clip ${styles.failedName}`} title={name}>
      {name}
    </span>
  );
}
