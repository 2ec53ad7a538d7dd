import type { CliContext } from '../../../CliContext.js';

export async function runShowPayment(id: string, { client, print }: CliContext): Promise<void> {
  const data = await client.admin.readPayment({ params: { id } });
  print.result({ data, record: data.payment });
}
