import type { api, CallInput } from '@listwright/application/contract';
import { PLANS, QUOTA_KEYS } from '@listwright/domain/billing';
import { Button } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { PagedList } from '../../../ui/list/PagedList';
import { pageOf } from '../../../ui/list/pageOf';
import { useRootStore } from '../../../state/useRootStore';
import { formatDate } from '../../../ui/formatDate';
import type { Column } from '../../../ui/list/DataTable';
import { ListCard } from '../../../ui/list/ListCard';
import { ListFilters } from '../../../ui/list/ListFilters';
import { ListTools } from '../../../ui/list/ListTools';
import { useColumns } from '../../../ui/list/useColumns';
import { useListFilter } from '../../../ui/list/useListFilter';
import { adminMessages } from '../adminMessages';
import { PageHeader } from '../../../ui/page/PageHeader';
import { quotaLabels } from '../../../ui/quota/quotaLabels';
import { CustomerName } from '../CustomerName';
import { planChoices } from '../planChoices';
import type { QuotaRecord } from './QuotaRecord';
import { QuotaBar } from './QuotaBar';
import { QuotaDialog } from './QuotaDialog';
import styles from './QuotasScene.module.css';

type Query = NonNullable<CallInput<typeof api.admin.quotas>['query']>;

/** Usage and limits of every account, those nearest to a limit first. */
export const QuotasScene = observer(function QuotasScene() {
  const { client } = useRootStore();
  const filter = useListFilter(['search', 'plan']);
  const [edited, setEdited] = useState<QuotaRecord | null>(null);
  const [list] = useState(
    () =>
      new PagedList(async (query: Query, page) => {
        const reply = await client.admin.quotas({ query: { ...query, sort: 'usage', ...page } });
        return pageOf(reply, reply.quotas, null);
      }),
  );
  useEffect(() => void list.load.run(filter.values as Query), [filter.values]);
  const columns: readonly Column<QuotaRecord>[] = [
    { name: 'Customer', cell: (row) => <CustomerName name={row.customer_name} email={row.customer_email} /> },
    { name: 'Plan', cell: ({ subscription_plan: plan }) => PLANS[plan].name },
    {
      name: 'Usage',
      isWide: true,
      isQuiet: true,
      cell: ({ quotas }) => (
        <div className={styles.bars}>
          {QUOTA_KEYS.map((key) => (
            <QuotaBar key={key} label={quotaLabels[key]} {...quotas[key]} isOverride={quotas[key].override} />
          ))}
        </div>
      ),
    },
    { name: 'Resets', cell: ({ reset_date: at }) => formatDate.day(at) },
    {
      name: 'Actions',
      isQuiet: true,
      cell: (row) => (
        <Button variant="default" size="xs" onClick={() => setEdited(row)} aria-label={`Edit ${row.customer_email}`}>
          Edit
        </Button>
      ),
    },
  ];
  const { shown: shownColumns, menu } = useColumns(columns);
  return (
    <>
      <PageHeader
        title="Quota Management"
        purpose="Usage and limits of every account, those nearest to a limit first. The order is at most ten minutes old."
      />
      <ListFilters
        filter={filter}
        searchLabel="Search by customer"
        choices={[{ name: 'plan', label: 'Plan', options: planChoices }]}
      >
        <ListTools title="Quotas" {...menu} />
      </ListFilters>
      <ListCard
        list={list}
        columns={shownColumns}
        noun="account"
        failed={adminMessages.quotasFailed}
        empty="No accounts yet"
        isFiltered={filter.isFiltered}
        onClear={filter.clear}
      />
      {edited === null ? null : (
        <QuotaDialog
          record={edited}
          onClose={() => setEdited(null)}
          onChanged={(record) => {
            list.rows.append([record]);
            setEdited(record);
          }}
        />
      )}
    </>
  );
});
