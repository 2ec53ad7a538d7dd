import type { api, CallInput } from '@listwright/application/contract';
import { AUDIT_ACTIONS, auditPhrases } from '@listwright/domain/audit';
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
import { PageHeader } from '../../../ui/page/PageHeader';
import { deviceName } from '../../../ui/account/deviceName';
import { titleCase } from '../titleCase';
import { auditDetails } from './auditDetails';
import { AuditSentence } from './AuditSentence';
import { foldEvents, type FoldedEvent } from './foldEvents';
import styles from './AuditScene.module.css';

type Query = NonNullable<CallInput<typeof api.admin.audit>['query']>;

const columns: readonly Column<FoldedEvent>[] = [
  {
    name: 'Event',
    cell: ({ action, actor_email: actor, subject_label: subject, detail, times, since }) => {
      const details = auditDetails(detail);
      return (
        <div className={styles.event}>
          <p className={styles.sentence}>
            <AuditSentence action={action} actor={actor ?? ''} subject={subject} />
          </p>
          {times === 1 ? null : (
            <p className="lw-caption">
              {formatNumber.count(times, 'time')}, the first at {formatDate.dayAndTime(since)}
            </p>
          )}
          {details === '' ? null : <p className="lw-caption">{details}</p>}
        </div>
      );
    },
  },
  {
    name: 'From',
    cell: ({ detail, address }) => {
      const { user_agent: program } = detail;
      return (
        <div className={styles.from}>
          {typeof program === 'string' && program !== '' ? <p title={program}>{deviceName(program)}</p> : null}
          <p className="lw-mono lw-secondary">{address || '—'}</p>
        </div>
      );
    },
  },
  { name: 'Time', cell: ({ at }) => <time dateTime={at}>{formatDate.dayAndTime(at)}</time> },
];

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
            options: [
              ['', 'All actions'],
              ...AUDIT_ACTIONS.map((one) => [one, titleCase(auditPhrases[one][0])] as const),
            ],
          },
        ]}
      >
        <ListTools title="Events" {...menu} />
      </ListFilters>
      <ListCard
        list={list}
        show={foldEvents}
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
