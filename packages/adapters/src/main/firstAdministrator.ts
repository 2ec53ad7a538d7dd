import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EnsureAdministrator, UserRepository, type FirstAdministrator } from '@listwright/application/accounts';
import { makeDataFolder } from '../config/index.js';
import type { Get } from '../composition/Token.js';

/**
 * Makes the first administrator where there is none. A generated password is written to the data directory (mode 600)
 * before the account exists, and the process that prints it removes the note: a process that is killed in
 * between loses nothing, since the next start prints it.
 */
export async function firstAdministrator(
  container: { readonly get: Get },
  dataDir: string,
  email: string,
  configured: string | undefined,
): Promise<FirstAdministrator | undefined> {
  const ensure = container.get(EnsureAdministrator);
  if (configured !== undefined) return ensure.execute(email, configured);
  const note = path.join(dataDir, 'first-administrator');
  const exists = await container.get(UserRepository).hasAdministrator();
  const left = exists ? undefined : writeNote(note, dataDir);
  const password = left?.password ?? readNote(note);
  if (password === undefined) return undefined;
  const made = exists ? undefined : await ensure.execute(email, password);
  if (made === undefined && left?.isMine) {
    // Another process made the account, with the password of its own note.
    rmSync(note, { force: true });
    return undefined;
  }
  return removeNote(note) ? { email, generatedPassword: password } : undefined;
}

function writeNote(note: string, dataDir: string): { readonly password: string; readonly isMine: boolean } {
  makeDataFolder(dataDir);
  const password = randomBytes(15).toString('base64url');
  try {
    writeFileSync(note, password, { mode: 0o600, flag: 'wx' });
    return { password, isMine: true };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return { password: readNote(note) ?? password, isMine: false };
  }
}

function readNote(note: string): string | undefined {
  try {
    return readFileSync(note, 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Of several processes, one takes it. */
function removeNote(note: string): boolean {
  try {
    unlinkSync(note);
    return true;
  } catch {
    return false;
  }
}
