import { isKind } from '../../../api/isKind';
import { saveFile } from '../../../api/saveFile';
import type { WebClient } from '../../../api/WebClient';
import type { Job } from '../jobs/JobsStore';

/**
 * Saves what a job made. Titles are one file; listings of several categories are a zip with a file for each, and one file
 * where that fails (specification, bulk results download).
 */
export async function downloadResults(
  client: Pick<WebClient, 'bulk'>,
  { batch_id: id, kind }: Pick<Job, 'batch_id' | 'kind'>,
  format: 'xlsx' | 'csv',
): Promise<void> {
  const simple = () => client.bulk.simpleResults({ params: { id }, query: { format } });
  if (kind === 'titles') {
    const file = format === 'xlsx' ? client.bulk.resultsXlsx({ params: { batch_id: id } }) : simple();
    return saveFile(await file);
  }
  const file = await client.bulk.results({ params: { id }, query: { format } }).catch((error: unknown) => {
    if (isKind(error, 'conflict')) throw error;
    return simple();
  });
  saveFile(file);
}
