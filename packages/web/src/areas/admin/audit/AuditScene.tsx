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
import { useListFilter } from '../../../ui/list/useListFilter';
import { PageHeader } from '../../../ui/page/PageHeader';
import '../../../ui/styles/admin.css';

type Query = NonNullable<CallInput<typeof api.admin.audit>['query']>;
type Row = CallOutput<typeof api.admin.audit>['events'][number];

const columns: readonly Column<Row>[] = [
  { name: 'Action', cell: ({ action }) => <span className="lw-mono">{action}</span> },
  { name: 'Who', cell: ({ actor_email: email }) => email || '—' },
  { name: 'About', cell: ({ subject_label: label }) => label || '—' },
  { name: 'Facts', cell: ({ detail }) => <span className="lw-caption">{factsOf(detail)}</span> },
  { name: 'Address', cell: ({ address }) => <span className="lw-mono">{address}</span> },
  { name: 'When', cell: ({ at }) => <time dateTime={at}>{formatDate.dayAndTime(at)}</time> },
];

function factsOf(detail: Row['detail']): string {
  return Object.entries(detail)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' · ');
}

/** Who did what, newest first. Nobody can change it. */
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
  return (
    <>
      <PageHeader title="Audit log" purpose="Who did what, from where and when. Entries are only ever added." />
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
      />
      <ListCard
        list={list}
        columns={columns}
        noun="event"
        failed="Failed to load the audit log"
        empty="Nothing has happened yet"
        isFiltered={filter.isFiltered}
        onClear={filter.clear}
      />
    </>
  );
});
