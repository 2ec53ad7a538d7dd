import path from 'node:path';
import type { Clock, ObjectStore } from '@listwright/application/shared';
import type { Config } from '../config/index.js';
import { FolderObjectStore } from './FolderObjectStore.js';

/** Makes the store of the configuration: its bucket, which servers on several machines share, or a folder of this one. */
export async function objectStore(config: Config): Promise<(clock: Clock) => ObjectStore> {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region, S3_PREFIX: prefix } = config;
  if (bucket === undefined)
    return (clock) => new FolderObjectStore(path.join(config.LISTWRIGHT_DATA_DIR, 'objects'), clock);
  // Its client takes a third of a second to load, and 25 MB: only where there is a bucket.
  const { S3ObjectStore } = await import('./S3ObjectStore.js');
  return () =>
    new S3ObjectStore({
      ...{ bucket, region, prefix },
      ...(endpoint === undefined ? {} : { endpoint }),
      accessKeyId: config.S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
    });
}
