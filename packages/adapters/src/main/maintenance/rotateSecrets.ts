import { migrate } from '../../postgres/migrate.js';
import { resealSecrets, type Resealed } from '../../secrets/resealSecrets.js';
import { SecretKeyCheck } from '../../secrets/SecretKeyCheck.js';
import { openPlatform } from '../openPlatform.js';
import { StartFault } from '../StartFault.js';

/**
 * Seals what was sealed with SECRET_KEY_OLD with SECRET_KEY. Where the former key is not known this is refused, unless
 * `acceptsLoss`: the secrets that it sealed then stay closed.
 */
export async function rotateSecrets(
  env: Readonly<Record<string, string | undefined>>,
  { acceptsLoss = false } = {},
): Promise<Resealed> {
  const platform = await openPlatform(env, { poolSize: 3, looksOnly: true });
  try {
    if (platform.secret === '')
      throw new StartFault('SECRET_KEY is not set: there is no key to seal the secrets with.');
    await migrate(platform.database);
    const check = new SecretKeyCheck(platform);
    if ((await check.state()) === 'changed' && !acceptsLoss) {
      throw new StartFault(
        'The secrets of this database are sealed with neither SECRET_KEY nor SECRET_KEY_OLD: set SECRET_KEY_OLD to the key before, or give them up with --accept-loss.',
      );
    }
    const resealed = await resealSecrets(platform);
    // Last of all: until every secret is done, a server without the former key must not start.
    await check.renew();
    return resealed;
  } finally {
    await platform.close();
  }
}
