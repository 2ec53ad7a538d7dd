import type { CliContext } from '../../../CliContext.js';

export async function runShowModel({ client, print }: CliContext): Promise<void> {
  const data = await client.admin.model();
  const { connected, base_url, model, has_key } = data;
  if (!connected) print.message('No AI model is connected: the Basic writer writes. With --json: how to connect one.');
  print.result({ data, record: { connected, base_url, model, has_key } });
}
