import type { ObjectStore } from '@listwright/application/shared';
import { BackupFault } from './BackupFault.js';

/** Where a backup holds the files of the object store, whether they were in a bucket or in the data directory. */
const OBJECTS = 'objects/';

/** The key in the object store of a file in a backup; undefined for a file that is always in the data directory. */
export function objectKeyOf(file: string): string | undefined {
  return file.startsWith(OBJECTS) ? file.slice(OBJECTS.length) : undefined;
}

/** The files of a bucket, by their path in a backup. */
export async function* bucketFiles(bucket: ObjectStore): AsyncGenerator<string> {
  for await (const { key } of bucket.list('')) yield `${OBJECTS}${key}`;
}

/** The content of a file of the bucket. Throws `BackupFault` where it is gone since it was listed. */
export async function* contentOf(bucket: ObjectStore, key: string): AsyncGenerator<Uint8Array> {
  const found = await bucket.get(key);
  if (found === undefined)
    throw new BackupFault(`The file ${key} was removed from the bucket during the backup. Run it again.`);
  try {
    yield* found.chunks;
  } finally {
    await found.close();
  }
}
