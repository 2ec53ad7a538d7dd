import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface S3Server {
  readonly endpoint: string;
  readonly bucket: string;
  /** The only key that it knows, and its secret. */
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** `<method> <path>` of each request, in order. */
  readonly requests: readonly string[];
  readonly stop: () => Promise<void>;
}

/** A server that speaks the protocol of Amazon S3, over a folder of its own. */
export async function startS3Server(): Promise<S3Server> {
  // Its packages are many: only the tests that start it read them.
  const { default: S3rver } = await import('s3rver');
  const directory = await mkdtemp(path.join(tmpdir(), 'listwright-s3-'));
  const bucket = 'listwright';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const requests: string[] = [];
  server.middleware.unshift(async (context, next) => {
    requests.push(`${context.method} ${context.url}`);
    await next();
  });
  await server.configureBuckets();
  const { port } = await server.run();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    requests,
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
