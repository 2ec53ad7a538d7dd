import type { Job } from './jobs/JobsStore';
import type { BulkTool } from './BulkTool';
import { bulkTools } from './bulkTools';

/** The screen of a job's kind. */
export function toolOf({ kind, format }: Pick<Job, 'kind' | 'format'>): BulkTool {
  if (kind === 'titles') return bulkTools.titles;
  if (kind === 'pages') return bulkTools.pages;
  return format === 'csv' ? bulkTools.csv : bulkTools.workbook;
}
