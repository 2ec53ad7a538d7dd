import type { KeyScope } from '@listwright/domain/accounts';
import type { CliContext } from '../../CliContext.js';

export interface CreateOptions {
  readonly scope: KeyScope[];
  readonly days?: number;
}

/** The key alone goes to stdout, so that it can be piped into a secret store without being seen. */
export async function runCreate(name: string, options: CreateOptions, { client, print }: CliContext): Promise<void> {
  const scopes = [...new Set(options.scope)];
  const data = await client.accounts.createApiKey({ body: { name, scopes, expires_in_days: options.days } });
  print.say('Keep this key now: it is not shown again. Whoever has it can use your account.');
  print.result({ data, text: data.key });
}
