import type { CliContext } from '../../../CliContext.js';

export async function runTryModel({ client, print }: CliContext): Promise<void> {
  const data = await client.admin.tryModel();
  const { removed_claims: _, ...record } = data;
  print.result({ data, record });
}
