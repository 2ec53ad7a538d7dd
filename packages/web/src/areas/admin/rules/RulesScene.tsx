import { Skeleton } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useRootStore } from '../../../state/useRootStore';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { formatDate } from '../../../ui/formatDate';
import { formatNumber } from '../../../ui/formatNumber';
import { DataTable } from '../../../ui/list/DataTable';
import { FactList } from '../../../ui/page/FactList';
import { PageHeader } from '../../../ui/page/PageHeader';
import { SectionCard } from '../../../ui/page/SectionCard';
import { auditDetails } from '../audit/auditDetails';
import { ImportRulesForm } from './ImportRulesForm';
import { RuleSetsCard } from './RuleSetsCard';
import { RulesStore } from './RulesStore';

/** The marketplace rules that this server judges by: their dates and sources, the imported file, and who imported which. */
export const RulesScene = observer(function RulesScene() {
  const { client } = useRootStore();
  const [store] = useState(() => new RulesStore(client));
  const { load, imported, imports } = store;
  const read = () => void load.run();
  useEffect(read, []);
  return (
    <>
      <PageHeader
        title="Marketplace rules"
        purpose="Each version of Listwright has the rules of its day. Import a file when a marketplace changes them before you upgrade."
      />
      {load.status === 'failed' && imported === undefined ? (
        <ErrorState title="Failed to load the rules" error={load.error} onRetry={read} />
      ) : imported === undefined ? (
        <Skeleton height={240} className="lw-after-200ms" role="status" aria-label="Loading" />
      ) : (
        <div className="lw-stack-wide">
          <SectionCard
            title="Imported file"
            note={imported === null ? 'No file is imported. The rules of this version apply.' : undefined}
          >
            {imported === null ? null : (
              <FactList
                facts={[
                  ['Rules of', formatDate.day(imported.dated)],
                  ['Changes', formatNumber.integer(imported.changes.length)],
                ]}
              />
            )}
            <ImportRulesForm store={store} />
          </SectionCard>
          <RuleSetsCard store={store} />
          {imports.length === 0 ? null : (
            <SectionCard title="Imports" note="Newest first. The audit log has all of them.">
              <DataTable
                caption="Imports"
                rows={imports}
                columns={[
                  { name: 'Time', cell: ({ at }) => <time dateTime={at}>{formatDate.dayAndTime(at)}</time> },
                  { name: 'Who', cell: ({ actor_email: email }) => email },
                  { name: 'Details', cell: ({ detail }) => auditDetails(detail) },
                ]}
              />
            </SectionCard>
          )}
        </div>
      )}
    </>
  );
});
