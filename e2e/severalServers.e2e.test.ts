import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startS3Server, type S3Server } from '@listwright/adapters/testing';
import sharp from 'sharp';
import {
  clientOf,
  registerSeller,
  startServer,
  startSite,
  type Seller,
  type TestServer,
  type TestSite,
} from './harness/startServer.js';

/** As on two machines: each server has a data directory of its own. */
describe('several servers', () => {
  let s3: S3Server;
  let one: TestSite;
  let two: TestServer;
  let folder: string;
  let seller: Seller;

  beforeAll(async () => {
    s3 = await startS3Server();
    const bucket = {
      ...{ S3_BUCKET: s3.bucket, S3_ENDPOINT: s3.endpoint, S3_PREFIX: 'shop/' },
      ...{ S3_ACCESS_KEY_ID: s3.accessKeyId, S3_SECRET_ACCESS_KEY: s3.secretAccessKey },
    };
    // The first takes requests only; the second runs the jobs.
    one = await startSite({ ...bucket, WORKERS: '0' });
    folder = mkdtempSync(path.join(tmpdir(), 'listwright-two-'));
    two = await startServer({ ...one.env, WORKERS: '1', LISTWRIGHT_DATA_DIR: folder });
    seller = await registerSeller(one.url);
  });
  afterAll(async () => {
    await two.stop();
    await one.close();
    await s3.stop();
    rmSync(folder, { recursive: true });
  });

  it('share sign-ins and photos, which lie in the bucket', async () => {
    const body = { product_name: 'Himal bottle', brand: 'Himal' };
    const { product } = await seller.client.products.add({ body });
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#345' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set('photo', new Blob([new Uint8Array(photo)], { type: 'image/png' }), 'front.png');
    const headers = { authorization: `Bearer ${seller.token}` };
    const sent = await fetch(`${one.url}/api/products/${product.id}/photos`, { method: 'POST', headers, body: form });
    expect(sent.status).toBe(201);
    const other = clientOf(two.url, seller.token);
    const [kept] = (await other.products.read({ params: { id: product.id } })).product.photos;
    const read = await fetch(`${two.url}/api/products/${product.id}/photos/${kept?.id}`, { headers });
    expect(Buffer.from(await read.arrayBuffer()).equals(photo)).toBe(true);
    expect(s3.requests.some((request) => request.startsWith(`PUT /${s3.bucket}/shop/`))).toBe(true);
    await other.products.removePhoto({ params: { id: product.id, photo_id: kept?.id ?? '' } });
    expect((await seller.client.products.read({ params: { id: product.id } })).product.photos).toEqual([]);
  });

  it('take a file at one, work it off at another, and give the results at both', async () => {
    const file = {
      name: 'products.csv',
      type: 'text/csv',
      content: new Blob(['product_name\nOak table\nOak chair\n']),
    };
    const { batch_id: id } = await seller.client.bulk.upload({ body: { marketplace: 'amazon' }, files: { file } });
    const other = clientOf(two.url, seller.token);
    while ((await other.bulk.check({ params: { id } })).status !== 'completed')
      await new Promise((resolve) => setTimeout(resolve, 50));
    const results = async (client: typeof other) =>
      Buffer.from((await client.bulk.simpleResults({ params: { id }, query: { format: 'csv' } })).bytes).toString();
    expect(await results(other)).toContain('Oak chair');
    expect(await results(seller.client)).toBe(await results(other));
  });
});
