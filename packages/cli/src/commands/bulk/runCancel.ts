import type { CliContext } from '../../CliContext.js';

export async function runCancel(id: string, { client, print }: CliContext): Promise<void> {
  const batch = await client.bulk.cancel({ params: { id } });
  print.result({
    data: batch,
    text: `Cancelled. ${batch.summary.successful} finished rows are saved, and rows under way still finish. To go on: listwright bulk resume ${id}`,
  });
}
