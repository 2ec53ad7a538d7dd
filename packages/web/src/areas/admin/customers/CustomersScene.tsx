import { CUSTOMER_STATES } from '@listwright/application/contract';
import { PLANS } from '@listwright/domain/billing';
import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
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
import { CustomerName } from '../CustomerName';
import { Money } from '../Money';
import { planChoices } from '../planChoices';
import { titleCase } from '../titleCase';
import { CustomerBadges } from './CustomerBadges';
import type { CustomerAction } from './CustomerDialogs';
import { CustomerMenu } from './CustomerMenu';
import { CustomersStore, type CustomersQuery, type Customer } from './CustomersStore';

const CustomerDialogs = lazy(() =>
  import('./CustomerDialogs').then((customers) => ({ default: customers.CustomerDialogs })),
);

/** The list of all accounts, with search and actions. */
export const CustomersScene = observer(function CustomersScene() {
  const { client } = useRootStore();
  const filter = useListFilter(['search', 'plan', 'status']);
  const [store] = useState(() => new CustomersStore(client));
  const [act, setAct] = useState<CustomerAction | null>(null);
  useEffect(() => void store.list.load.run(filter.values as CustomersQuery), [filter.values]);
  const columns: readonly Column<Customer>[] = [
    { name: 'Customer', cell: (row) => <CustomerName name={row.full_name} email={row.email} /> },
    { name: 'Company', cell: ({ company_name: company }) => company || '—' },
    { name: 'Plan', cell: ({ subscription_plan: plan }) => PLANS[plan].name },
    { name: 'Status', isWide: true, cell: (row) => <CustomerBadges store={store} customer={row} /> },
    { name: 'Spent', cell: (row) => <Money amount={row.total_spent} />, isFigure: true },
    {
      name: 'Last login',
      cell: ({ last_login: at }) => (at === null ? 'Never' : <time dateTime={at}>{formatDate.ago(at)}</time>),
    },
    { name: 'Actions', isQuiet: true, cell: (row) => <CustomerMenu customer={row} onAct={setAct} /> },
  ];
  const { shown: shownColumns, menu } = useColumns(columns);
  return (
    <>
      <PageHeader
        title="Customer Management"
        purpose="All accounts on this server. Blocking, deactivating or archiving logs an account out immediately."
        actions={
          <Button leftSection={<IconUserPlus size={16} aria-hidden />} onClick={() => setAct({ kind: 'add' })}>
            Add customer
          </Button>
        }
      />
      <ListFilters
        filter={filter}
        searchLabel="Search by name, email or company"
        choices={[
          { name: 'plan', label: 'Plan', options: planChoices },
          {
            name: 'status',
            label: 'Status',
            options: [['', 'Any status'], ...CUSTOMER_STATES.map((one) => [one, titleCase(one)] as const)],
          },
        ]}
      >
        <ListTools title="Customers" {...menu} />
      </ListFilters>
      <ListCard
        list={store.list}
        columns={shownColumns}
        noun="customer"
        failed={adminMessages.customersFailed}
        empty="No customers yet"
        isFiltered={filter.isFiltered}
        onClear={filter.clear}
      />
      <Suspense fallback={null}>
        {act === null ? null : <CustomerDialogs store={store} act={act} onClose={() => setAct(null)} />}
      </Suspense>
    </>
  );
});
