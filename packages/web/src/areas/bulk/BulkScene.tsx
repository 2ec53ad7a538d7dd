import { PageHeader } from '../../ui/page/PageHeader';
import { bulkTools } from './bulkTools';
import { LazyBulkWorkspace } from './LazyBulkWorkspace';

const { workbook } = bulkTools;

/** Bulk generation from a workbook. */
export function BulkScene() {
  return (
    <>
      <PageHeader title={workbook.title} purpose={workbook.purpose} />
      <LazyBulkWorkspace tool={workbook} />
    </>
  );
}
