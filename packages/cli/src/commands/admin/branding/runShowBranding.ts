import type { CliContext } from '../../../CliContext.js';

export async function runShowBranding({ client, print }: CliContext): Promise<void> {
  const data = await client.admin.branding();
  print.result({ data, text: JSON.stringify(data.branding, null, 2) });
}
