import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeDataFolder } from './makeDataFolder.js';

/**
 * The key that signs tokens: the configured one, else one generated once into the data directory (mode 600). Several
 * processes may ask at once; all of them get the same key, since the file appears with its content.
 */
export function secretKey(configured: string | undefined, dataDir: string): string {
  if (configured !== undefined) return configured;
  makeDataFolder(dataDir);
  const file = path.join(dataDir, 'secret-key');
  return known(file) ?? generated(file);
}

/** The same where there is one; makes none. */
export function existingSecretKey(configured: string | undefined, dataDir: string): string | undefined {
  return configured ?? known(path.join(dataDir, 'secret-key'));
}

function known(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function generated(file: string): string {
  const draft = `${file}-${process.pid}-${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    // Another process was first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8').trim();
}
