import type { CliContext } from '../../CliContext.js';

export async function runHistory(id: string, { client, print }: CliContext): Promise<void> {
  const { versions, total } = await client.listings.versions({ params: { id }, query: { limit: 1000 } });
  print.result({
    data: { versions, total },
    rows: versions,
    columns: ['version', 'reason', 'created_at', 'generated_title'],
  });
}

export async function runRestore(id: string, version: number, { client, print }: CliContext): Promise<void> {
  const { listing } = await client.listings.restore({ params: { id, version } });
  print.result({
    data: { listing },
    text: `Version ${version} restored as version ${listing.version}.`,
  });
}
