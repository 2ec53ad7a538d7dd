import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EnsureAdministrator, UserRepository, type FirstAdministrator } from '@listwright/application/accounts';
import type { Container } from 'inversify';

/**
 * Makes the first administrator where there is none. A generated password is written to the data directory (mode 600)
 * before the account exists, and told at each start until somebody has signed in with it: a process that is killed
 * between making and printing it locks nobody out.
 */
export async function firstAdministrator(
  container: Container,
  dataDir: string,
  email: string,
  configured: string | undefined,
): Promise<FirstAdministrator | undefined> {
  const ensure = container.get(EnsureAdministrator);
  if (configured !== undefined) return ensure.execute(email, configured);
  const note = path.join(dataDir, 'first-administrator');
  const users = container.get(UserRepository);
  if ((await users.hasAdministrator()) && !existsSync(note)) return undefined;
  const password = keptPassword(note, dataDir);
  const made = await ensure.execute(email, password);
  const found = await users.findCredentials(email, '', new Date());
  if (made === undefined && (found === undefined || found.hasSignedIn)) {
    rmSync(note, { force: true });
    return undefined;
  }
  return { email, generatedPassword: password };
}

function keptPassword(note: string, dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(note, randomBytes(15).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(note, 'utf8').trim();
}
