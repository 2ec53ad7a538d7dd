import { isKind } from '../../../api/isKind';
import { saveFile } from '../../../api/saveFile';
import type { WebClient } from '../../../api/WebClient';
import type { Job } from '../jobs/JobsStore';
import { toolOf } from '../toolOf';

/** How results are saved: one file of a format, or a zip with one file per category. */
export type ResultShape = 'xlsx' | 'csv' | 'categories';

/** Downloads the results; one file if the zip is not available (specification, bulk results download). */
export async function downloadResults(
  client: Pick<WebClient, 'bulk'>,
  job: Pick<Job, 'batch_id' | 'kind' | 'format'>,
  shape: ResultShape,
): Promise<void> {
  const { batch_id: id } = job;
  const format = shape === 'csv' ? 'csv' : 'xlsx';
  const simple = () => client.bulk.simpleResults({ params: { id }, query: { format } });
  if (toolOf(job).hasWorkbookCall && format === 'xlsx') {
    return saveFile(await client.bulk.resultsXlsx({ params: { batch_id: id } }));
  }
  if (shape !== 'categories') return saveFile(await simple());
  const file = await client.bulk.results({ params: { id }, query: { format } }).catch((error: unknown) => {
    if (isKind(error, 'conflict')) throw error;
    return simple();
  });
  saveFile(file);
}
