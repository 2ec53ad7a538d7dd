import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import {
  checkObjectFolder,
  checkObjectKey,
  isObjectKey,
  objectFault,
  ObjectStore,
  storageFull,
  type PutOptions,
  type StoredContent,
  type StoredObject,
} from '@listwright/application/shared';
import { DomainError } from '@listwright/domain/shared';
import { boundedContent, MAX_OBJECT_BYTES } from './boundedContent.js';

export interface S3Options {
  readonly bucket: string;
  readonly region: string;
  /** Of any other server than Amazon's: `https://minio.example:9000`. */
  readonly endpoint?: string;
  /** Goes before all keys, with a slash at its end; empty for a bucket of its own. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Bytes of the largest file. */
  readonly maxBytes?: number;
}

/** Parts that are on their way at once: with them the memory for one file is three times 5 MiB. */
const PARTS_AT_ONCE = 2;
const CONNECT_MS = 5000;
/** Without a byte from the server. */
const SILENT_MS = 30_000;
const FULL = ['XMinioStorageFull', 'InsufficientStorage', 'QuotaExceeded'];

/** Keeps files in a bucket of Amazon S3 or of a server that speaks its protocol. */
export class S3ObjectStore extends ObjectStore {
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly prefix: string;
  private readonly largest: number;

  constructor({
    bucket,
    region,
    endpoint,
    prefix,
    accessKeyId,
    secretAccessKey,
    maxBytes = MAX_OBJECT_BYTES,
  }: S3Options) {
    super();
    checkObjectFolder(prefix);
    this.bucket = bucket;
    this.prefix = prefix;
    this.largest = maxBytes;
    this.client = new S3Client({
      region,
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
      credentials: { accessKeyId, secretAccessKey },
      // Other servers than Amazon's often do not know the checksums that the client adds by itself since 2025.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: SILENT_MS, throwOnRequestTimeout: true },
    });
  }

  override async put(key: string, content: AsyncIterable<Uint8Array>, options: PutOptions = {}): Promise<number> {
    const Key = this.keyOf(key);
    const bounded = boundedContent(content, Math.min(options.maxBytes ?? this.largest, this.largest));
    let failure: unknown;
    async function* watched() {
      try {
        yield* bounded.chunks;
      } catch (error) {
        failure = error;
        throw error;
      }
    }
    const upload = new Upload({
      client: this.client,
      params: { Bucket: this.bucket, Key, Body: Readable.from(watched(), { objectMode: false }) },
      queueSize: PARTS_AT_ONCE,
      leavePartsOnError: false,
    });
    try {
      await upload.done();
    } catch (error) {
      // What the content throws is the caller's own; the client may wrap it.
      throw failure ?? faultOf(error);
    }
    return bounded.size();
  }

  override async get(key: string): Promise<StoredContent | undefined> {
    const Key = this.keyOf(key);
    const found = await unlessMissing(() => this.client.send(new GetObjectCommand({ Bucket: this.bucket, Key })));
    if (found === undefined) return undefined;
    const body = found.Body as Readable;
    // A reader that closes it unread does not need the error.
    body.on('error', () => {});
    return { size: found.ContentLength ?? 0, chunks: readable(body), close: async () => void body.destroy() };
  }

  override async exists(key: string): Promise<boolean> {
    const Key = this.keyOf(key);
    return (
      (await unlessMissing(() => this.client.send(new HeadObjectCommand({ Bucket: this.bucket, Key })))) !== undefined
    );
  }

  override async delete(key: string): Promise<void> {
    const Key = this.keyOf(key);
    await unlessMissing(() => this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key })));
  }

  override async *list(folder: string): AsyncGenerator<StoredObject> {
    checkObjectFolder(folder);
    const pages = paginateListObjectsV2(
      { client: this.client },
      { Bucket: this.bucket, Prefix: `${this.prefix}${folder}` },
    );
    try {
      for await (const { Contents = [] } of pages) {
        for (const { Key = '', Size = 0, LastModified = new Date(0) } of Contents) {
          const key = Key.slice(this.prefix.length);
          // Other programs may keep files in the bucket that are none of ours.
          if (isObjectKey(key)) yield { key, size: Size, changedAt: LastModified };
        }
      }
    } catch (error) {
      throw faultOf(error);
    }
  }

  /** Ends all connections. */
  close(): void {
    this.client.destroy();
  }

  private keyOf(key: string): string {
    checkObjectKey(key);
    return `${this.prefix}${key}`;
  }
}

async function* readable(body: Readable): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of body) yield chunk as Uint8Array;
  } catch (error) {
    throw faultOf(error);
  }
}

async function unlessMissing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    // A missing bucket is answered with 404 too, and is a fault of the settings.
    const isMissing = error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name);
    if (isMissing) return undefined;
    throw faultOf(error);
  }
}

function faultOf(error: unknown): unknown {
  if (error instanceof DomainError) return error;
  const isFull = error instanceof S3ServiceException && FULL.includes(error.name);
  return isFull ? storageFull.of(error) : objectFault.unavailable(error);
}
