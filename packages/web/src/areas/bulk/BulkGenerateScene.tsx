import { PageHeader } from '../../ui/page/PageHeader';
import { bulkTools } from './bulkTools';
import { BulkWork } from './BulkWork';

const { csv } = bulkTools;

/** A CSV of products. */
export function BulkGenerateScene() {
  return (
    <>
      <PageHeader title={csv.title} purpose={csv.purpose} />
      <BulkWork tool={csv} />
    </>
  );
}
