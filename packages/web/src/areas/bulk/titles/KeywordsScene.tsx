import { PageHeader } from '../../../ui/page/PageHeader';
import { bulkTools } from '../bulkTools';
import { LazyBulkWorkspace } from '../LazyBulkWorkspace';

/** Bulk title optimisation: what this version has of the keyword tools. */
export function KeywordsScene() {
  return (
    <>
      <PageHeader title="Keywords" purpose={bulkTools.titles.purpose} />
      <LazyBulkWorkspace tool={bulkTools.titles} />
    </>
  );
}
