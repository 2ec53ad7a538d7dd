import type { ApiScope } from '@listwright/domain/accounts';
import type { CliContext } from '../../../CliContext.js';
import { actOnUser, type ActionOptions } from './actOnUser.js';

export interface CreateKeyOptions extends ActionOptions {
  readonly scope: ApiScope[];
  readonly hours: number;
}

/** The key alone goes to stdout, so that a script can put it into LISTWRIGHT_TOKEN. */
export async function runCreateKey(named: string, options: CreateKeyOptions, context: CliContext): Promise<void> {
  const scopes = [...new Set(options.scope)];
  const made = await actOnUser(
    named,
    {
      what: (email) => `make a key that acts for ${email}, for ${options.hours} h`,
      act: ({ createKey }, { id }, operator) => createKey.execute(operator, id, scopes, options.hours),
    },
    options,
    // Nothing is lost by a key that is not used, and a timer cannot answer.
    { ...context, options: { ...context.options, yes: true } },
  );
  if (made === undefined) return;
  const { apiKey, key } = made;
  const expiresAt = apiKey.expiresAt?.toISOString() ?? null;
  context.print.result({ data: { id: apiKey.id, scopes: apiKey.scopes, expires_at: expiresAt, key }, text: key });
}
