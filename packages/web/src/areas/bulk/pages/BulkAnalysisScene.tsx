import { AnalysisTabs } from '../../../ui/navigation/AnalysisTabs';
import { PageHeader } from '../../../ui/page/PageHeader';
import { bulkTools } from '../bulkTools';
import { LazyBulkWorkspace } from '../LazyBulkWorkspace';

/** Many product pages at once, from a file or a pasted list. */
export function BulkAnalysisScene() {
  return (
    <>
      <PageHeader title="Marketplace Product Analysis" purpose={bulkTools.pages.purpose} />
      <AnalysisTabs />
      <LazyBulkWorkspace tool={bulkTools.pages} />
    </>
  );
}
