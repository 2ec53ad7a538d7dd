import type { CliContext } from '../../CliContext.js';

export async function runDownload(id: string, { client, print }: CliContext): Promise<void> {
  const { fileName, bytes } = await client.billing.printInvoice({ params: { id } });
  print.file(fileName, bytes);
}
