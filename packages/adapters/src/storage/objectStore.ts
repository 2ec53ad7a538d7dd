import path from 'node:path';
import type { Clock, ObjectStore } from '@listwright/application/shared';
import type { Config } from '../config/index.js';
import { bucketStore } from './bucketStore.js';
import { FolderObjectStore } from './FolderObjectStore.js';

/** Makes the store of the configuration: its bucket, which servers on several machines share, or a folder of this one. */
export async function objectStore(config: Config): Promise<(clock: Clock) => ObjectStore> {
  const bucket = await bucketStore(config);
  return (clock) => bucket ?? new FolderObjectStore(path.join(config.LISTWRIGHT_DATA_DIR, 'objects'), clock);
}
