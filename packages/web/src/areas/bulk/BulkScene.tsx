import { useLocation } from 'react-router-dom';
import { PageHeader } from '../../ui/page/PageHeader';
import { bulkTools } from './bulkTools';
import { LazyBulkWorkspace } from './LazyBulkWorkspace';

const { csv, workbook } = bulkTools;

/** Bulk generation from a CSV or a workbook: one screen behind both routes of the specification. */
export function BulkScene() {
  const tool = useLocation().pathname === workbook.path ? workbook : csv;
  return (
    <>
      <PageHeader title={tool.title} purpose={tool.purpose} />
      <LazyBulkWorkspace key={tool.path} tool={tool} />
    </>
  );
}
