import type { api, CallInput } from '@listwright/application/contract';
import type { CliContext } from '../../../CliContext.js';
import { jsonOf } from '../../../input/jsonOf.js';
import { readText } from '../../../input/readInput.js';

type Branding = CallInput<typeof api.admin.changeBranding>['body'];

/** The server checks the fields and names each mistake. */
export async function runSetBranding(file: string, context: CliContext): Promise<void> {
  const text = await readText(context, file);
  const body = jsonOf<Branding>(text, file, 'Start from `listwright admin branding show`.');
  const data = await context.client.admin.changeBranding({ body });
  context.print.result({ data, text: 'Branding updated. All servers show it with the next page.' });
}
