import type { KeyScope } from '@listwright/domain/accounts';
import type { CliContext } from '../../CliContext.js';

export interface CreateOptions {
  readonly scope: KeyScope[];
  readonly days?: number;
}

/** Only the key goes to stdout, so that it can be piped into a secret store unseen. */
export async function runCreate(name: string, options: CreateOptions, { client, print }: CliContext): Promise<void> {
  const scopes = [...new Set(options.scope)];
  const data = await client.accounts.createApiKey({ body: { name, scopes, expires_in_days: options.days } });
  print.message("Save this key now. It won't be shown again, and it gives access to your account.");
  print.result({ data, text: data.key });
}
