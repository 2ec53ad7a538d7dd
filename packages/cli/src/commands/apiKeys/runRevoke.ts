import type { CliContext } from '../../CliContext.js';

export async function runRevoke(id: string, { client, print }: CliContext): Promise<void> {
  await client.accounts.revokeApiKey({ params: { id } });
  print.result({ data: { revoked: id }, text: `Revoked key ${id}.` });
}
