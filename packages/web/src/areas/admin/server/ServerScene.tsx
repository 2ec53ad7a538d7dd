import type { api, CallOutput } from '@listwright/application/contract';
import { Skeleton } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Task } from '../../../state/Task';
import { useRootStore } from '../../../state/useRootStore';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { formatDate } from '../../../ui/formatDate';
import { formatNumber } from '../../../ui/formatNumber';
import { DataTable } from '../../../ui/list/DataTable';
import { FactList } from '../../../ui/page/FactList';
import { PageHeader } from '../../../ui/page/PageHeader';
import { SectionCard } from '../../../ui/page/SectionCard';
import { ActionNeeded } from '../ActionNeeded';
import { HealthChecks } from './HealthChecks';
import { OutboxCard } from './OutboxCard';

type Server = CallOutput<typeof api.admin.server>;

function queueText({ jobs, rows }: Server['queue']): string {
  if (jobs === 0) return 'Empty';
  return `${formatNumber.count(jobs, 'bulk job')}, ${formatNumber.count(rows, 'row')} queued`;
}

/** Version, health checks, emails, database and rule sets of this server. */
export const ServerScene = observer(function ServerScene() {
  const { client } = useRootStore();
  const [server, setServer] = useState<Server | null>(null);
  const [load] = useState(() => new Task(async () => setServer(await client.admin.server())));
  const read = () => void load.run();
  useEffect(read, []);
  return (
    <>
      <PageHeader title="System" purpose="Server status and health checks." />
      {load.status === 'failed' && server === null ? (
        <ErrorState title="Failed to load the system page" error={load.error} onRetry={read} />
      ) : server === null ? (
        <Skeleton height={240} className="lw-after-200ms" role="status" aria-label="Loading" />
      ) : (
        <div className="lw-stack-wide">
          <ActionNeeded actions={server.actions} />
          <SectionCard title="Server">
            <FactList
              facts={[
                ['Version', server.version],
                ['Node.js', server.node],
                ['Workers', formatNumber.integer(server.workers)],
                ['Queue', queueText(server.queue)],
              ]}
            />
          </SectionCard>
          <HealthChecks checks={server.checks} />
          <OutboxCard waiting={server.outbox.waiting} failed={server.outbox.failed} />
          <SectionCard title="Marketplace rules" note="Rule sets active today.">
            <DataTable
              caption="Active rule sets"
              rows={server.rule_sets}
              columns={[
                { name: 'Rule set', cell: ({ id }) => <span className="lw-mono">{id}</span> },
                { name: 'Since', cell: ({ date }) => formatDate.day(date) },
                { name: 'Title limit', cell: (set) => formatNumber.integer(set.title_limit), isFigure: true },
                { name: 'Stores', cell: (set) => formatNumber.integer(set.stores), isFigure: true },
              ]}
            />
          </SectionCard>
          <SectionCard title="Migrations" note="Changes of the database, each applied once.">
            <details className="lw-details">
              <summary>{formatNumber.count(server.migrations.length, 'migration')} applied</summary>
              <div className="lw-details-body">
                <DataTable
                  caption="Database migrations"
                  rows={server.migrations.map((one) => ({ id: one.name, ...one }))}
                  columns={[
                    { name: 'Name', cell: ({ name }) => <span className="lw-mono">{name}</span> },
                    { name: 'Applied', cell: (one) => formatDate.dayAndTime(one.applied_at) },
                  ]}
                />
              </div>
            </details>
          </SectionCard>
        </div>
      )}
    </>
  );
});
