import type { Platform } from '../composition/Platform.js';
import { SecretKeyCheck } from '../secrets/SecretKeyCheck.js';
import { StartFault } from './StartFault.js';

/**
 * Refuses a key that the database's secrets are not sealed with. A warning would not do: sign-ins with a second step would
 * fail one by one, and what is sealed meanwhile is lost as soon as the mistake is corrected.
 */
export async function requireSecretKey(platform: Platform): Promise<void> {
  const check = new SecretKeyCheck(platform);
  await check.note();
  const state = await check.state();
  if (state === 'former') {
    platform.log.warn('secrets are still sealed with SECRET_KEY_OLD: run `listwright secrets rotate`, then remove it');
  }
  if (state === 'changed') {
    throw new StartFault(
      'SECRET_KEY is not the key that the secrets of this database are sealed with: set that one again, or set it as SECRET_KEY_OLD and run `listwright secrets rotate`.',
    );
  }
}
