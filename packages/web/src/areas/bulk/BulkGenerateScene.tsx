import { PageHeader } from '../../ui/page/PageHeader';
import { bulkTools } from './bulkTools';
import { LazyBulkWorkspace } from './LazyBulkWorkspace';

const { csv } = bulkTools;

/** Bulk generation from a CSV. */
export function BulkGenerateScene() {
  return (
    <>
      <PageHeader title={csv.title} purpose={csv.purpose} />
      <LazyBulkWorkspace tool={csv} />
    </>
  );
}
