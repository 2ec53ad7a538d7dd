import { ConfigurationFault } from '../config/index.js';
import { TryModel } from '@listwright/application/admin';
import { ListingWriter } from '@listwright/application/listings';
import { createWriters } from '../ai/createWriters.js';
import { modelConnection } from '../ai/modelConnection.js';
import { SystemClock } from '../clock/SystemClock.js';
import { callBudget } from '../areas/listings/callBudget.js';
import { diagnose } from '../diagnosis/diagnose.js';
import type { Diagnosis } from '../diagnosis/Diagnosis.js';
import { DatabaseMissing } from './DatabaseMissing.js';
import { openPlatform, type OpenPlatform } from './openPlatform.js';

export type { Diagnosis } from '../diagnosis/Diagnosis.js';

/**
 * Checks everything a server needs, creates nothing, and never throws: a check that cannot run is a line of the report. `triesModel` has
 * the connected AI model write a sample, which may cost money.
 */
export async function doctor(
  env: Readonly<Record<string, string | undefined>>,
  { triesModel = false } = {},
): Promise<readonly Diagnosis[]> {
  let platform: OpenPlatform;
  try {
    platform = await openPlatform(env, { poolSize: 2, looksOnly: true });
  } catch (error) {
    if (error instanceof DatabaseMissing) {
      const advice =
        'Start a server with `listwright serve`, or set LISTWRIGHT_DATA_DIR or DATABASE_URL to those of one.';
      return [{ check: 'database', ok: false, detail: error.message, advice }];
    }
    const check = error instanceof ConfigurationFault ? 'configuration' : 'database';
    return [{ check, ok: false, detail: (error as Error).message, advice: 'Correct this and run the doctor again.' }];
  }
  try {
    const checks = await diagnose(platform);
    return triesModel ? [...checks, await modelCheck(platform)] : checks;
  } finally {
    await platform.close();
  }
}

async function modelCheck(platform: OpenPlatform): Promise<Diagnosis> {
  const { config, log } = platform;
  const clock = new SystemClock();
  try {
    const { writer, basic, judge } = createWriters(config, log, callBudget(platform));
    const listingWriter = new ListingWriter(writer, clock, { basic, judge });
    const trial = await new TryModel({ model: () => modelConnection(config) }, listingWriter, clock).execute();
    const { statements, carried, removed, seconds } = trial;
    return {
      check: 'model',
      ok: true,
      detail: `${statements} statements: ${carried} carried by facts, ${removed} removed, in ${seconds.toFixed(1)} s`,
    };
  } catch (error) {
    return {
      check: 'model',
      ok: false,
      detail: (error as Error).message,
      advice: 'Check OPENAI_BASE_URL and OPENAI_MODEL.',
    };
  }
}
