import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { objectStoreContract } from '@listwright/application/testing';
import { startS3Server, type S3Server } from '../../testing/storage/startS3Server.js';
import { S3ObjectStore, type S3Options } from './S3ObjectStore.js';

let server: S3Server;
const stores: S3ObjectStore[] = [];
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(async () => {
  for (const store of stores) store.close();
  await server.stop();
});

let made = 0;

/** Each has a prefix of its own in the bucket. */
function make(options: Partial<S3Options> = {}): S3ObjectStore {
  made += 1;
  const { endpoint, bucket, accessKeyId, secretAccessKey } = server;
  const defaults = { endpoint, bucket, accessKeyId, secretAccessKey, region: 'us-east-1', prefix: `tests/${made}/` };
  const store = new S3ObjectStore({ ...defaults, ...options });
  stores.push(store);
  return store;
}

async function* text(...contents: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const content of contents) yield Buffer.from(content);
}

objectStoreContract('S3ObjectStore', async () => make());

describe('S3ObjectStore', () => {
  it('keeps to its prefix', async () => {
    const one = make();
    const prefix = `tests/${made}/`;
    await one.put('a/one.csv', text('1'));
    expect(server.requests.at(-1)).toContain(`/listwright/${prefix}a/one.csv`);
    expect(await make({ prefix: '' }).exists(`${prefix}a/one.csv`)).toBe(true);
    expect(await make().exists('a/one.csv')).toBe(false);
  });

  it('refuses a prefix that is no folder', () => {
    expect(() => make({ prefix: '../' })).toThrow(expect.objectContaining({ code: 'invalid_object_key' }));
  });

  it('takes a large upload back that fails on the way', async () => {
    const store = make();
    const piece = new Uint8Array(6 * 1024 * 1024);
    const tooLarge = store.put('large.bin', text(piece, piece, piece), { maxBytes: 15 * 1024 * 1024 });
    await expect(tooLarge).rejects.toMatchObject({ code: 'object_too_large' });
    expect(
      server.requests.filter((request) => request.startsWith('DELETE') && request.includes('uploadId')),
    ).toHaveLength(1);
    expect(await store.exists('large.bin')).toBe(false);
  });

  const unavailable = { kind: 'unavailable', code: 'storage_unavailable' };

  it('is unavailable with an unknown key, and with no bucket', async () => {
    for (const store of [make({ accessKeyId: 'unknown' }), make({ bucket: 'none' })]) {
      await expect(store.put('one.csv', text('1'))).rejects.toMatchObject(unavailable);
      await expect(store.get('one.csv')).rejects.toMatchObject(unavailable);
    }
  });

  /** A server that gives each request the next of these answers, for what the test server does not do. */
  async function withAnswers<T>(answers: readonly [number, string][], use: (store: S3ObjectStore) => Promise<T>) {
    const asked: string[] = [];
    const scripted = createServer((request, response) => {
      request.resume();
      const [status, body] = answers[Math.min(asked.length, answers.length - 1)] ?? [500, ''];
      asked.push(request.url ?? '');
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(`<?xml version="1.0" encoding="UTF-8"?>${body}`);
    });
    await new Promise<void>((resolve) => scripted.listen(0, '127.0.0.1', resolve));
    try {
      const endpoint = `http://127.0.0.1:${(scripted.address() as AddressInfo).port}`;
      return { result: await use(make({ endpoint, prefix: 'p/' })), asked };
    } finally {
      scripted.closeAllConnections();
      await new Promise((resolve) => scripted.close(resolve));
    }
  }

  it('lists all answers of a long list, and leaves out what is none of ours', async () => {
    const entry = (key: string) =>
      `<Contents><Key>${key}</Key><Size>3</Size><LastModified>2026-11-21T10:00:00.000Z</LastModified></Contents>`;
    const pages: [number, string][] = [
      [
        200,
        `<ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>next</NextContinuationToken>${entry('p/a/1.csv')}${entry('p/Not ours')}</ListBucketResult>`,
      ],
      [200, `<ListBucketResult><IsTruncated>false</IsTruncated>${entry('p/a/2.csv')}</ListBucketResult>`],
    ];
    const { result, asked } = await withAnswers(pages, async (store) => {
      const all = [];
      for await (const one of store.list('a/')) all.push(one);
      return all;
    });
    const changedAt = new Date('2026-11-21T10:00:00.000Z');
    expect(result).toEqual([
      { key: 'a/1.csv', size: 3, changedAt },
      { key: 'a/2.csv', size: 3, changedAt },
    ]);
    expect(asked[0]).toContain('prefix=p%2Fa%2F');
    expect(asked[1]).toContain('continuation-token=next');
  });

  it.each([
    [507, 'XMinioStorageFull', 'storage_full'],
    [403, 'AccessDenied', 'storage_unavailable'],
    [403, 'SignatureDoesNotMatch', 'storage_unavailable'],
  ])('gives status %i, %s, as %s', async (status, code, expected) => {
    const refusal: [number, string] = [status, `<Error><Code>${code}</Code><Message>secret detail</Message></Error>`];
    const { result } = await withAnswers([refusal], (store) =>
      store.put('one.csv', text('1')).catch((error: unknown) => error),
    );
    expect(result).toMatchObject({ code: expected });
    expect(String(result)).not.toContain('secret detail');
  });
});
