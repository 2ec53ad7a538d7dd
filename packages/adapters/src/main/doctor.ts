import { ConfigurationFault } from '../config/index.js';
import { diagnose } from '../diagnosis/diagnose.js';
import type { Diagnosis } from '../diagnosis/Diagnosis.js';
import { openPlatform, type OpenPlatform } from './openPlatform.js';

export type { Diagnosis } from '../diagnosis/Diagnosis.js';

/** Looks at everything a server needs, and never throws: what cannot be looked at is a line of the report. */
export async function doctor(env: Readonly<Record<string, string | undefined>>): Promise<readonly Diagnosis[]> {
  let platform: OpenPlatform;
  try {
    platform = await openPlatform(env, { poolSize: 2 });
  } catch (error) {
    const check = error instanceof ConfigurationFault ? 'configuration' : 'database';
    return [{ check, ok: false, detail: (error as Error).message, advice: 'Correct this and run the doctor again.' }];
  }
  try {
    return await diagnose(platform);
  } finally {
    await platform.close();
  }
}
