import type { api, CallInput, CallOutput } from '@listwright/application/contract';
import { AUDIT_ACTIONS } from '@listwright/domain/audit';
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
import { PageHeader } from '../../../ui/page/PageHeader';
import { CustomerName } from '../CustomerName';
import { auditDetails } from './auditDetails';
import styles from './AuditScene.module.css';

type Query = NonNullable<CallInput<typeof api.admin.audit>['query']>;
type Row = CallOutput<typeof api.admin.audit>['events'][number];

const columns: readonly Column<Row>[] = [
  { name: 'Action', cell: ({ action }) => <span className="lw-mono">{action}</span> },
  {
    name: 'Who',
    cell: (row) => (
      <div>
        <CustomerName name={row.actor_email} email={aboutOf(row)} />
      </div>
    ),
  },
  {
    name: 'Details',
    cell: ({ detail }) => <div className={`lw-caption ${styles.facts}`}>{auditDetails(detail) || '—'}</div>,
  },
  {
    name: 'Time and location',
    cell: ({ at, address }) => (
      <div>
        <time dateTime={at}>{formatDate.dayAndTime(at)}</time>
        <br />
        <span className="lw-mono lw-secondary">{address || '—'}</span>
      </div>
    ),
  },
];

/** The account it was done to, if that is not the actor. */
function aboutOf({ actor_email: actor, subject_label: subject }: Row): string {
  return subject === '' || subject === actor ? '' : `on ${subject}`;
}

/** The audit log, newest first. Entries cannot be changed. */
export const AuditScene = observer(function AuditScene() {
  const { client } = useRootStore();
  const filter = useListFilter(['search', 'action']);
  const [list] = useState(
    () =>
      new PagedList(async (query: Query, page) => {
        const reply = await client.admin.audit({ query: { ...query, ...page } });
        return pageOf(reply, reply.events, null);
      }),
  );
  useEffect(() => void list.load.run(filter.values as Query), [filter.values]);
  const { shown: shownColumns, menu } = useColumns(columns);
  return (
    <>
      <PageHeader title="Audit log" purpose="Who did what, when and from where. Entries can’t be changed." />
      <ListFilters
        filter={filter}
        searchLabel="Search by person"
        choices={[
          {
            name: 'action',
            label: 'Action',
            options: [['', 'All actions'], ...AUDIT_ACTIONS.map((one) => [one, one] as const)],
          },
        ]}
      >
        <ListTools title="Events" {...menu} />
      </ListFilters>
      <ListCard
        list={list}
        columns={shownColumns}
        noun="event"
        failed="Failed to load the audit log"
        empty="No activity yet"
        isFiltered={filter.isFiltered}
        onClear={filter.clear}
      />
    </>
  );
});
