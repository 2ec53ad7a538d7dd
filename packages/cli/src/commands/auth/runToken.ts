import type { CliContext } from '../../CliContext.js';

/** Prints the token of this session for another program. The server is asked first, so that an expired one is renewed. */
export async function runToken({ client, env, settings, print }: CliContext): Promise<void> {
  await client.accounts.me();
  const token = env.LISTWRIGHT_TOKEN || (settings.session()?.token ?? '');
  print.message('It works for a quarter of an hour. For longer: listwright api-keys create NAME');
  print.result({ data: { token }, text: token });
}
