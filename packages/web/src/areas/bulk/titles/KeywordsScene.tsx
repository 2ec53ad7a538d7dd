import { Tabs } from '@mantine/core';
import { messages } from '../../../ui/messages';
import { PageHeader } from '../../../ui/page/PageHeader';
import { bulkTools } from '../bulkTools';
import { LazyBulkWorkspace } from '../LazyBulkWorkspace';

/** Bulk title optimisation. The tab for a single keyword is a placeholder in this version. */
export function KeywordsScene() {
  return (
    <>
      <PageHeader title="Keywords" purpose={bulkTools.titles.purpose} />
      <Tabs value="titles">
        <Tabs.List className="lw-tabs lw-tabs-flush" aria-label="Keyword tools">
          <Tabs.Tab value="titles">Bulk Title Optimization</Tabs.Tab>
          <Tabs.Tab value="single" disabled>
            Single Keyword · {messages.shared.notYet}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="titles" pt={24}>
          <LazyBulkWorkspace tool={bulkTools.titles} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
