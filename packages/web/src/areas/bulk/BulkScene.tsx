import { PageHeader } from '../../ui/page/PageHeader';
import { bulkTools } from './bulkTools';
import { LazyBulkWork } from './LazyBulkWork';

const { workbook } = bulkTools;

/** Bulk generation from a workbook. */
export function BulkScene() {
  return (
    <>
      <PageHeader title={workbook.title} purpose={workbook.purpose} />
      <LazyBulkWork tool={workbook} />
    </>
  );
}
