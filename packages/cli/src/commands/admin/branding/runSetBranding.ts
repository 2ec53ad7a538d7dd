import type { api, CallInput } from '@listwright/application/contract';
import type { CliContext } from '../../../CliContext.js';
import { printDryRun } from '../confirmAction.js';
import { jsonOf } from '../../../input/jsonOf.js';
import { readText } from '../../../input/readInput.js';

type Branding = CallInput<typeof api.admin.changeBranding>['body'];

export interface SetBrandingOptions {
  readonly dryRun?: boolean;
}

/** The server checks the fields and names each mistake. */
export async function runSetBranding(file: string, { dryRun }: SetBrandingOptions, context: CliContext): Promise<void> {
  const text = await readText(context, file);
  const body = jsonOf<Branding>(text, file, 'Start from `listwright admin branding show`.');
  if (dryRun) {
    const now: Readonly<Record<string, unknown>> = (await context.client.admin.branding()).branding;
    const names = [...new Set([...Object.keys(now), ...Object.keys(body)])];
    const isOther = (name: string) => JSON.stringify(now[name]) !== JSON.stringify(body[name as keyof Branding]);
    const changed = names.filter(isOther);
    return printDryRun(changed.length === 0 ? 'change nothing' : `change ${changed.join(', ')}`, { changed }, context);
  }
  const data = await context.client.admin.changeBranding({ body });
  context.print.result({ data, text: 'Branding updated. All servers show it with the next page.' });
}
