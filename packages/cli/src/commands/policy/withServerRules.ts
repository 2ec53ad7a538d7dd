import { ruleChangesOf } from '@listwright/application/contract';
import { currentRules } from '@listwright/domain/marketplaces';
import type { CliContext } from '../../CliContext.js';

/** Takes over the rules that were imported at the server, where the option asks for them. */
export async function withServerRules(
  { server = false }: { readonly server?: boolean },
  { client }: CliContext,
): Promise<void> {
  if (!server) return;
  const { rules } = await client.system.rules();
  currentRules.use(rules === null ? undefined : ruleChangesOf(rules));
}
