import type { Platform } from '../composition/Platform.js';
import { SecretKeyCheck } from '../secrets/SecretKeyCheck.js';
import type { Diagnosis } from './Diagnosis.js';

const CHECK = 'secret key';

/** Whether the key is the one that the stored secrets are sealed with. */
export async function secretKeyCheck(platform: Platform): Promise<Diagnosis> {
  try {
    const state = await new SecretKeyCheck(platform).state();
    if (state === 'current') return { check: CHECK, ok: true, detail: 'stored secrets are sealed with it' };
    if (state === 'unknown') return { check: CHECK, ok: true, detail: 'recorded at the first start of a server' };
    if (state === 'former') {
      const detail = 'stored secrets are still sealed with SECRET_KEY_OLD';
      return { check: CHECK, ok: false, detail, advice: 'Run `listwright secrets rotate`.' };
    }
    const advice = 'Set the key before again, or set it as SECRET_KEY_OLD and run `listwright secrets rotate`.';
    return { check: CHECK, ok: false, detail: 'stored secrets are sealed with another key', advice };
  } catch (error) {
    return { check: CHECK, ok: false, detail: (error as Error).message, advice: 'Check the database first.' };
  }
}
