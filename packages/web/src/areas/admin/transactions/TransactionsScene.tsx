import type { api, CallInput, CallOutput } from '@listwright/application/contract';
import { TRANSACTION_STATUSES, TRANSACTION_TYPES } from '@listwright/domain/admin';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { saveFile } from '../../../api/saveFile';
import { PagedList } from '../../../ui/list/PagedList';
import { pageOf } from '../../../ui/list/pageOf';
import { useRootStore } from '../../../state/useRootStore';
import { notify } from '../../../ui/feedback/notify';
import { formatDate } from '../../../ui/formatDate';
import { formatNumber } from '../../../ui/formatNumber';
import type { Column } from '../../../ui/list/DataTable';
import { DayFilter } from '../../../ui/list/DayFilter';
import { ListCard } from '../../../ui/list/ListCard';
import { ListFilters } from '../../../ui/list/ListFilters';
import { ListTools } from '../../../ui/list/ListTools';
import { useColumns } from '../../../ui/list/useColumns';
import { useListFilter } from '../../../ui/list/useListFilter';
import { adminMessages } from '../adminMessages';
import { PageHeader } from '../../../ui/page/PageHeader';
import { StatusPill } from '../../../ui/page/StatusPill';
import { CustomerName } from '../CustomerName';
import { Money } from '../Money';
import { Reference } from '../Reference';
import { rupees } from '../rupees';
import { StatCard } from '../StatCard';
import { titleCase } from '../titleCase';

type Query = NonNullable<CallInput<typeof api.admin.transactions>['query']>;
type Reply = CallOutput<typeof api.admin.transactions>;
type Row = Reply['transactions'][number];

const TONES = { completed: 'ok', pending: 'warn', failed: 'bad' } as const;

/** Received, pending and failed amounts, each with its own total. */
const SUMS = [
  ['received', 'Received'],
  ['refunded', 'Refunded'],
  ['pending', 'Pending'],
  ['failed', 'Failed'],
] as const;

const columns: readonly Column<Row>[] = [
  { name: 'Customer', cell: (row) => <CustomerName name={row.customer_name} email={row.customer_email} /> },
  { name: 'Type', cell: ({ type }) => titleCase(type) },
  {
    name: 'Description',
    isWide: true,
    cell: ({ description, reference_id: id }) => (
      <div>
        {description}
        <br />
        <Reference id={id} />
      </div>
    ),
  },
  { name: 'Amount', cell: ({ amount }) => <Money amount={amount} />, isFigure: true },
  { name: 'Status', cell: ({ status }) => <StatusPill tone={TONES[status]}>{titleCase(status)}</StatusPill> },
  { name: 'Date', cell: ({ created_at: at }) => <time dateTime={at}>{formatDate.dayAndTime(at)}</time> },
];

/** Every ledger entry, filtered by type, status and day, with totals and export. */
export const TransactionsScene = observer(function TransactionsScene() {
  const { client } = useRootStore();
  const filter = useListFilter(['search', 'type', 'status', 'start_date', 'end_date']);
  const [list] = useState(
    () =>
      new PagedList(async (query: Query, page) => {
        const reply = await client.admin.transactions({ query: { ...query, ...page } });
        return pageOf(reply, reply.transactions, reply.totals);
      }),
  );
  const query = filter.values as Query;
  useEffect(() => void list.load.run(query), [filter.values]);
  const [exporting, setExporting] = useState<string | null>(null);
  const take = async (format: 'csv' | 'xlsx') => {
    setExporting(format);
    try {
      saveFile(await client.admin.exportTransactions({ query: { ...query, format } }));
    } catch (error) {
      notify.failure(error, adminMessages.transactionsFailed);
    } finally {
      setExporting(null);
    }
  };
  const totals = list.extra;
  const { shown: shownColumns, menu } = useColumns(columns);
  return (
    <>
      <PageHeader
        title="Transaction History"
        purpose="All ledger entries. Exports use the current filters."
        actions={
          <>
            <ListTools title="Transactions" {...menu} />
            {(['csv', 'xlsx'] as const).map((format) => (
              <Button
                key={format}
                variant="default"
                leftSection={<IconDownload size={16} aria-hidden />}
                loading={exporting === format}
                onClick={() => take(format)}
              >
                Export {format.toUpperCase()}
              </Button>
            ))}
          </>
        }
      />
      <ListFilters
        filter={filter}
        searchLabel="Search by customer, description or reference"
        choices={[
          { name: 'type', label: 'Type', options: [['', 'All types'], ...TRANSACTION_TYPES.map(choice)] },
          { name: 'status', label: 'Status', options: [['', 'Any status'], ...TRANSACTION_STATUSES.map(choice)] },
        ]}
      >
        <DayFilter
          label="From"
          value={filter.values.start_date ?? ''}
          onChange={(day) => filter.set('start_date', day)}
        />
        <DayFilter label="To" value={filter.values.end_date ?? ''} onChange={(day) => filter.set('end_date', day)} />
      </ListFilters>
      <section className="lw-stats" aria-label="Totals for the current filters">
        {SUMS.map(([name, label]) => {
          const sum = totals?.[name];
          return (
            <StatCard
              key={name}
              label={label}
              value={sum === undefined ? null : rupees(Math.abs(sum.amount))}
              note={sum === undefined ? '' : formatNumber.count(sum.count, 'transaction')}
            />
          );
        })}
      </section>
      <ListCard
        list={list}
        columns={shownColumns}
        noun="transaction"
        failed={adminMessages.transactionsFailed}
        empty="No transactions yet"
        isFiltered={filter.isFiltered}
        onClear={filter.clear}
      />
    </>
  );
});

const choice = (value: string) => [value, titleCase(value)] as const;
