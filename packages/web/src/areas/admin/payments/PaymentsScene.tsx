import type { api, CallInput } from '@listwright/application/contract';
import { PAYMENT_STATUSES } from '@listwright/domain/admin';
import { PLANS, type PlanKey } from '@listwright/domain/billing';
import { UnstyledButton } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { PagedList } from '../../../ui/list/PagedList';
import { pageOf } from '../../../ui/list/pageOf';
import { useRootStore } from '../../../state/useRootStore';
import { formatDate } from '../../../ui/formatDate';
import { formatNumber } from '../../../ui/formatNumber';
import type { Column } from '../../../ui/list/DataTable';
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
import type { PaymentRow } from './PaymentRow';
import { PaymentDrawer } from './PaymentDrawer';
import { paymentTones } from './paymentTones';
import { RefundDialog } from './RefundDialog';
import styles from './PaymentsScene.module.css';

type Query = NonNullable<CallInput<typeof api.admin.payments>['query']>;

/** Every payment with its status; the totals cover all of them. */
export const PaymentsScene = observer(function PaymentsScene() {
  const { client } = useRootStore();
  const filter = useListFilter(['search', 'status']);
  const [shown, setShown] = useState<PaymentRow | null>(null);
  const [refunding, setRefunding] = useState<PaymentRow | null>(null);
  const [list] = useState(
    () =>
      new PagedList(async (query: Query, page) => {
        const reply = await client.admin.payments({ query: { ...query, ...page } });
        return pageOf(reply, reply.payments, reply.summary);
      }),
  );
  useEffect(() => void list.load.run(filter.values as Query), [filter.values]);
  const columns: readonly Column<PaymentRow>[] = [
    { name: 'Customer', cell: (row) => <CustomerName name={row.customer_name} email={row.customer_email} /> },
    {
      name: 'Transaction',
      isWide: true,
      cell: (row) => (
        <UnstyledButton className="lw-link-button" onClick={() => setShown(row)}>
          <Reference id={row.transaction_id} />
        </UnstyledButton>
      ),
    },
    { name: 'Plan', cell: ({ plan }) => PLANS[plan as PlanKey]?.name ?? plan },
    {
      name: 'Amount',
      cell: ({ amount, refunded_amount: refunded, status }) => (
        <>
          <Money amount={amount} />
          {refunded > 0 && status !== 'refunded' ? <p className="lw-caption">{rupees(refunded)} refunded</p> : null}
        </>
      ),
      isFigure: true,
    },
    { name: 'Method', cell: ({ payment_method: method }) => (method === '' ? '—' : titleCase(method)) },
    { name: 'Status', cell: ({ status }) => <StatusPill tone={paymentTones[status]}>{titleCase(status)}</StatusPill> },
    {
      name: 'Date',
      cell: ({ created_at: at }) => (
        <time dateTime={at} className={styles.date}>
          {formatDate.day(at)}
          <span className="lw-caption">{formatDate.time(at)}</span>
        </time>
      ),
    },
  ];
  const { shown: shownColumns, menu } = useColumns(columns);
  return (
    <>
      <PageHeader title="Payment Management" purpose="All orders and their status." />
      <section className="lw-stats" aria-label="Summary of all payments">
        {PAYMENT_STATUSES.map((status) => {
          const sum = list.extra?.[status];
          return (
            <StatCard
              key={status}
              label={titleCase(status)}
              value={sum === undefined ? null : rupees(sum.amount)}
              note={sum === undefined ? '' : formatNumber.count(sum.count, 'payment')}
            />
          );
        })}
      </section>
      <ListFilters
        filter={filter}
        searchLabel="Search by customer or transaction"
        choices={[
          {
            name: 'status',
            label: 'Status',
            options: [['', 'Any status'], ...PAYMENT_STATUSES.map((one) => [one, titleCase(one)] as const)],
          },
        ]}
      >
        <ListTools title="Payments" {...menu} />
      </ListFilters>
      <ListCard
        list={list}
        columns={shownColumns}
        noun="payment"
        failed={adminMessages.paymentsFailed}
        empty="No payments yet"
        isFiltered={filter.isFiltered}
        onClear={filter.clear}
      />
      <PaymentDrawer
        payment={refunding === null ? shown : null}
        onRefund={setRefunding}
        onClose={() => setShown(null)}
      />
      {refunding === null ? null : (
        <RefundDialog
          payment={refunding}
          onClose={() => setRefunding(null)}
          onRefunded={(payment) => {
            setRefunding(null);
            setShown(payment);
            void list.reload();
          }}
        />
      )}
    </>
  );
});
