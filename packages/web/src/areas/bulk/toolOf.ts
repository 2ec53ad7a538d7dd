import type { Job } from './jobs/JobsStore';
import type { BulkTool } from './BulkTool';
import { bulkTools } from './bulkTools';

const TOOLS: readonly BulkTool[] = Object.values(bulkTools);

/** The screen of a job's kind: where a kind has several, the one whose first format the file has. */
export function toolOf({ kind, format }: Pick<Job, 'kind' | 'format'>): BulkTool {
  const ofKind = TOOLS.filter((tool) => tool.kind === kind);
  const tool = ofKind.find(({ formats: [first] }) => first === format) ?? ofKind[0];
  if (tool === undefined) throw new Error(`No screen shows jobs of the kind ${kind}.`);
  return tool;
}
