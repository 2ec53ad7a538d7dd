import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

/**
 * Adds the variables of the folder's `.env`, if there is one. Variables that are already set win. A token from the
 * environment is never sent to a server that the folder names.
 */
export function fillFromEnvFile(env: NodeJS.ProcessEnv, cwd: string): void {
  const file = path.join(cwd, '.env');
  if (!existsSync(file)) return;
  const hasToken = Boolean(env.LISTWRIGHT_TOKEN);
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) {
    if (!(hasToken && name.startsWith('LISTWRIGHT_URL'))) env[name] ??= value;
  }
}
