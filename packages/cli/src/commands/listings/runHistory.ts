import type { CliContext } from '../../CliContext.js';
import { CliError } from '../../CliError.js';
import { EXIT } from '../../exitCode.js';

export async function runHistory(id: string, { client, print }: CliContext): Promise<void> {
  const { versions, total } = await client.listings.versions({ params: { id }, query: { limit: 1000 } });
  print.result({
    data: { versions, total },
    rows: versions,
    columns: ['version', 'reason', 'created_at', 'generated_title'],
  });
}

export async function runRestore(id: string, version: string, { client, print }: CliContext): Promise<void> {
  const number = Number(version);
  if (!Number.isInteger(number) || number < 1) {
    throw new CliError(
      EXIT.usage,
      'bad_version',
      `"${version}" is not the number of a version.`,
      `listwright listings history ${id}`,
    );
  }
  const { listing } = await client.listings.restore({ params: { id, version: number } });
  print.result({
    data: { listing },
    text: `Version ${number} is the current text again, as version ${listing.version}.`,
  });
}
