import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Administration } from '@listwright/adapters/main';
import type { CliContext } from '../../../CliContext.js';
import { CliError } from '../../../CliError.js';

/** Runs work on the database of this machine's server, and closes it afterwards. */
export async function withAdministration<T>(
  context: CliContext,
  act: (administration: Administration) => Promise<T>,
): Promise<T> {
  requireServer(context);
  const { openAdministration } = await import('@listwright/adapters/main');
  const administration = await openAdministration(context.env);
  try {
    return await act(administration);
  } finally {
    await administration.close();
  }
}

/** The operating system user, for the audit log: no account is logged in here. */
export function operatorName({ env }: CliContext): string {
  return `${env.SUDO_USER || env.USER || env.USERNAME || env.LOGNAME || 'unknown user'} (at the server)`;
}

function requireServer({ env, cwd, options }: CliContext): void {
  if (options.url !== undefined)
    throw new CliError(
      'not_by_url',
      "This command uses this machine's database and doesn't take a server address.",
      'Log in as an administrator and use: listwright admin customers edit EMAIL --role admin|user, or reset-totp EMAIL.',
    );
  // Opening the platform on a machine without a server would create a data directory.
  if (env.DATABASE_URL || existsSync(path.resolve(cwd, env.LISTWRIGHT_DATA_DIR || '.data'))) return;
  throw new CliError(
    'no_server_here',
    'No server is set up here: no data directory and no DATABASE_URL found.',
    'Run this where the server runs, with its .env or LISTWRIGHT_DATA_DIR.',
  );
}
