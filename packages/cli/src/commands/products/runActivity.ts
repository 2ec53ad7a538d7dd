import { countOf } from '@listwright/domain/shared';
import type { CliContext } from '../../CliContext.js';

/** Runs of tools and bulk jobs of a product in one list, newest first. */
export async function runActivity(id: string, { client, print }: CliContext): Promise<void> {
  const { activity, jobs } = await client.analytics.productActivity({ params: { id } });
  const rows = [
    ...activity.map(({ id: run, kind, verdict, created_at: at }) => ({ id: run, created_at: at, kind, text: verdict })),
    ...jobs.map(({ batch_id: job, file_name: file, rows: count, status, created_at: at }) => ({
      id: job,
      created_at: at,
      kind: 'job',
      text: `${file}: ${countOf(count, 'row')} of this product, ${status.replaceAll('_', ' ')}`,
    })),
  ].toSorted((a, b) => b.created_at.localeCompare(a.created_at));
  if (rows.length === 0) print.message('No tool was run on this product, and no job wrote a listing of it.');
  print.result({ data: { activity, jobs }, rows, columns: ['id', 'created_at', 'kind', 'text'] });
}
