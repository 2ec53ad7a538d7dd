import { randomBytes } from 'node:crypto';
import { existingSecretKey } from '../../config/index.js';

/** The key that a data directory has generated, else a new one. Writes nothing. */
export function secretKeyFor(dataDir: string): string {
  return existingSecretKey(undefined, dataDir) ?? randomBytes(48).toString('base64url');
}
