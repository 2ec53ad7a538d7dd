import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../testing/createTestDatabase.js';
import { startS3Server, type S3Server } from '../../testing/storage/startS3Server.js';
import { loadConfig } from '../config/index.js';
import { backups } from '../main/maintenance/backups.js';
import { bucketStore } from '../storage/bucketStore.js';

const SECRET_KEY = 'a secret key that is long enough to be one';

describe('a backup of a server whose files are in a bucket', () => {
  let source: TestDatabase;
  let target: TestDatabase;
  let dir: string;
  let file: string;
  let s3: S3Server;

  beforeEach(async () => {
    [source, target] = [await createTestDatabase(), await createTestDatabase({ migrated: false })];
    dir = mkdtempSync(path.join(tmpdir(), 'listwright-backup-'));
    file = path.join(dir, 'backup.zip');
    s3 = await startS3Server();
  });
  afterEach(async () => {
    await Promise.all([source.drop(), target.drop()]);
    await s3.stop();
    rmSync(dir, { recursive: true });
  });

  const env = (place: 'source' | 'target', prefix?: string) => ({
    DATABASE_URL: (place === 'source' ? source : target).url,
    LISTWRIGHT_DATA_DIR: path.join(dir, place),
    ...{ LOG_LEVEL: 'silent', SECRET_KEY },
    ...(prefix === undefined
      ? {}
      : {
          ...{ S3_BUCKET: s3.bucket, S3_ENDPOINT: s3.endpoint, S3_PREFIX: prefix },
          ...{ S3_ACCESS_KEY_ID: s3.accessKeyId, S3_SECRET_ACCESS_KEY: s3.secretAccessKey },
        }),
  });
  const bucketOf = async (prefix: string) => {
    const bucket = await bucketStore(loadConfig(env('source', prefix)));
    if (bucket === undefined) throw new Error('there is no bucket');
    return bucket;
  };
  const filled = async (prefix: string, content: string) => {
    const bucket = await bucketOf(prefix);
    await bucket.put('photos/one.jpg', Readable.from([Buffer.from(content)]));
    bucket.close();
  };
  const photoIn = async (prefix: string) => {
    const bucket = await bucketOf(prefix);
    const found = await bucket.get('photos/one.jpg');
    const chunks: Uint8Array[] = [];
    for await (const chunk of found?.chunks ?? []) chunks.push(chunk);
    bucket.close();
    return Buffer.concat(chunks).toString();
  };

  it('holds them, and fills another bucket or a folder', async () => {
    await filled('one/', 'a photo');
    await filled('other/', 'of another server');
    // From before the bucket was set: the server does not read it.
    await mkdir(path.join(dir, 'source', 'objects', 'photos'), { recursive: true });
    writeFileSync(path.join(dir, 'source', 'objects', 'photos', 'old.jpg'), 'old');
    const { manifest } = await backups.create(env('source', 'one/'), file);
    expect(manifest.files.map(({ path: name }) => name)).toEqual(['objects/photos/one.jpg']);
    await backups.restore(env('target', 'two/'), file);
    expect(await photoIn('two/')).toBe('a photo');
    expect(existsSync(path.join(dir, 'target', 'objects'))).toBe(false);
    await target.drop();
    target = await createTestDatabase({ migrated: false });
    await backups.restore(env('target'), file);
    expect(readFileSync(path.join(dir, 'target', 'objects', 'photos', 'one.jpg'), 'utf8')).toBe('a photo');
  });

  it('does not replace another file of the bucket', async () => {
    await filled('one/', 'a photo');
    await filled('two/', 'of someone else');
    await backups.create(env('source', 'one/'), file);
    await expect(backups.restore(env('target', 'two/'), file)).rejects.toThrow('another photos/one.jpg in the bucket');
    expect(await photoIn('two/')).toBe('of someone else');
  });
});
