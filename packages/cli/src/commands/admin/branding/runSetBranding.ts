import type { api, CallInput } from '@listwright/application/contract';
import type { CliContext } from '../../../CliContext.js';
import { CliError } from '../../../CliError.js';
import { EXIT } from '../../../exitCode.js';
import { readText } from '../../../input/readInput.js';

type Branding = CallInput<typeof api.admin.changeBranding>['body'];

export async function runSetBranding(file: string, context: CliContext): Promise<void> {
  const text = await readText(context, file);
  const data = await context.client.admin.changeBranding({ body: brandingOf(text, file) });
  context.print.result({ data, text: 'Branding updated. All servers show it with the next page.' });
}

/** The server checks its fields and names each mistake. */
function brandingOf(text: string, file: string): Branding {
  try {
    return JSON.parse(text) as Branding;
  } catch (error) {
    throw new CliError(
      EXIT.usage,
      'bad_json',
      `${file} is not JSON: ${(error as Error).message}.`,
      'Start from `listwright admin branding show`.',
    );
  }
}
