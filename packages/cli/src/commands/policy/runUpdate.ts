import type { api, CallInput } from '@listwright/application/contract';
import { countOf } from '@listwright/domain/shared';
import type { CliContext } from '../../CliContext.js';
import { jsonOf } from '../../input/jsonOf.js';
import { readText } from '../../input/readInput.js';

type RulesFile = CallInput<typeof api.admin.importRules>['body'];

/** Imports a rules file. The server checks its entries and names each mistake. */
export async function runUpdate(file: string, context: CliContext): Promise<void> {
  const content = await readText(context, file);
  const body = jsonOf<RulesFile>(content, file, 'The format is in docs/operations.md, "Rules".');
  const data = await context.client.admin.importRules({ body });
  const { dated, changes } = data.rules;
  const text = data.is_new
    ? `Imported the rules of ${dated}: ${countOf(changes.length, 'change')}. Servers and workers use them within half a minute.`
    : `The rules of ${dated} are in force already.`;
  context.print.result({ data, text });
}
