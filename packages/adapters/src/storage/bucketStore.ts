import type { Config } from '../config/index.js';
import type { S3ObjectStore } from './S3ObjectStore.js';

/** The bucket of the configuration; undefined where files are in the data directory. */
export async function bucketStore(config: Config): Promise<S3ObjectStore | undefined> {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region, S3_PREFIX: prefix } = config;
  if (bucket === undefined) return undefined;
  // Its client takes a third of a second to load, and 25 MB: only where there is a bucket.
  const { S3ObjectStore } = await import('./S3ObjectStore.js');
  return new S3ObjectStore({
    ...{ bucket, region, prefix },
    ...(endpoint === undefined ? {} : { endpoint }),
    accessKeyId: config.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
  });
}
