import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import type { ObjectStore } from '@listwright/application/shared';
import { SystemClock } from '../clock/SystemClock.js';
import type { Platform } from '../composition/Platform.js';
import { objectStore } from '../storage/objectStore.js';
import type { Diagnosis } from './Diagnosis.js';

/** Whether photos can be kept where the configuration says. Writes nothing. */
export async function storageCheck({ config }: Platform): Promise<Diagnosis> {
  const { S3_BUCKET: bucket, LISTWRIGHT_DATA_DIR } = config;
  const detail = bucket === undefined ? `photos in ${path.resolve(LISTWRIGHT_DATA_DIR)}` : `photos in bucket ${bucket}`;
  try {
    if (bucket === undefined) await requireWritable(path.resolve(LISTWRIGHT_DATA_DIR));
    // A list names a missing bucket; a look for one file does not tell it from a missing file.
    else await list((await objectStore(config))(new SystemClock()));
    return { check: 'storage', ok: true, detail };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : (error as Error);
    const advice =
      bucket === undefined
        ? 'Let the account of the server write there.'
        : 'Check S3_BUCKET, S3_ENDPOINT, S3_REGION and the key.';
    return { check: 'storage', ok: false, detail: `${detail}: ${cause.name} ${cause.message}`.trim(), advice };
  }
}

async function list(store: ObjectStore): Promise<void> {
  await store.list('doctor/')[Symbol.asyncIterator]().next();
}

/** A folder that is not there yet is made in the nearest one that is. */
async function requireWritable(folder: string): Promise<void> {
  try {
    await access(folder, constants.W_OK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await requireWritable(path.dirname(folder));
  }
}
