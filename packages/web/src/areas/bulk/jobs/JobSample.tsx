import { DataTable } from '../../../ui/list/DataTable';
import { StatusPill } from '../../../ui/page/StatusPill';

const SAMPLE = [{ id: 'sample', file: 'autumn-catalogue.csv', done: 24, total: 25 }];

/** What a finished job looks like, while there is none. */
export function JobSample() {
  return (
    <DataTable
      caption="A sample job"
      rows={SAMPLE}
      columns={[
        {
          name: 'File',
          cell: ({ file }) => (
            <>
              {file} <StatusPill tone="ai">Sample</StatusPill>
            </>
          ),
        },
        { name: 'Status', cell: () => <StatusPill tone="warn">Completed with errors</StatusPill> },
        { name: 'Progress', cell: ({ done, total }) => `${done} of ${total} done · ${total - done} failed` },
        { name: 'What you can do', cell: () => 'Review the listings, correct the failed row, download a file' },
      ]}
    />
  );
}
