import type { Batch } from '@listwright/application/bulk';

/**
 * Server-sent events of a job's progress. Each holds the whole state, so one who reconnects has missed nothing; the id is
 * the number of rows done.
 */
export async function* progressEvents(
  states: AsyncIterable<Batch>,
  view: (batch: Batch) => unknown,
): AsyncGenerator<string> {
  // Browsers wait this long before they connect again.
  yield 'retry: 2000\n\n';
  for await (const batch of states) {
    yield `id: ${batch.successful + batch.failed}\nevent: progress\ndata: ${JSON.stringify(view(batch))}\n\n`;
  }
}
