import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { runCommand } from './harness/runCommand.js';
import { registerSeller, startSite, type Seller, type TestSite } from './harness/startServer.js';

const LIST = ['listings', 'list', '--format', 'csv', '--fields', 'sku,product_name'];

describe('products at the command line', () => {
  let site: TestSite;
  let seller: Seller;
  let home: string;
  let id: string;

  beforeAll(async () => {
    site = await startSite();
    seller = await registerSeller(site.url);
    home = mkdtempSync(path.join(tmpdir(), 'listwright-products-'));
  });
  afterAll(async () => {
    rmSync(home, { recursive: true, force: true });
    await site.close();
  });

  const run = (args: readonly string[]) =>
    runCommand(args, { home, url: site.url, env: { LISTWRIGHT_TOKEN: seller.token } });

  it('are imported from a saved page, with its address', async () => {
    const file = path.join(home, 'mug.html');
    writeFileSync(
      file,
      '<script type="application/ld+json">{"@type":"Product","name":"Oak stool","brand":"Larkhill","offers":{"price":"1"}}</script><h1>Oak stool</h1>',
    );
    const page = 'https://larkhill.example/stool';
    const { code, stdout, stderr } = await run(['products', 'import', file, '--page-url', page, '--json']);
    expect([code, stderr]).toEqual([0, expect.stringContaining('Product imported: ')]);
    const { product } = (JSON.parse(stdout) as { data: { product: { id: string; page: object } } }).data;
    expect(product).toMatchObject({ product_name: 'Oak stool', brand: 'Larkhill', page: { url: page } });
    const facts = await run(['products', 'facts', product.id, '--format', 'csv', '--fields', 'value,page']);
    expect(facts.stdout).toContain(page);
    const again = await run(['products', 'import', file]);
    expect([again.code, again.stderr]).toEqual([9, expect.stringContaining('is this product already')]);
    const wall = path.join(home, 'wall.html');
    writeFileSync(wall, '<p>Press the button</p>');
    expect((await run(['products', 'import', wall])).code).toBe(2);
    const twice = await run(['products', 'import', page, '--page-url', page]);
    expect([twice.code, twice.stderr]).toEqual([2, expect.stringContaining('--page-url is for a saved page')]);
    expect((await run(['products', 'rm', product.id, '--yes'])).code).toBe(0);
  });

  it('are added, listed, shown and edited', async () => {
    const { code, stdout, stderr } = await run([
      ...['products', 'add', 'Himal Steel Bottle 750 ml', '--brand', 'Himal', '--sku', 'HB-750'],
      ...[
        '--description',
        'Weighs about 380 g.',
        '--attribute',
        'Weight=500 g',
        '--attribute',
        'Colour=Blue',
        '--json',
      ],
    ]);
    expect([code, stderr]).toEqual([0, expect.stringContaining('1 contradiction')]);
    id = (JSON.parse(stdout) as { data: { product: { id: string } } }).data.product.id;
    const again = await run(['products', 'add', 'Other', '--sku', 'hb-750']);
    expect([again.code, again.stderr]).toEqual([9, expect.stringContaining('is this product already')]);
    const list = await run([
      'products',
      'list',
      '--search',
      'hb-750',
      '--format',
      'csv',
      '--fields',
      'id,sku,listings',
    ]);
    expect(list.stdout.trim().split(/\r?\n/)).toEqual(['id,sku,listings', `${id},HB-750,0`]);
    const edited = await run([
      'products',
      'edit',
      `${id.slice(0, 30)}…`,
      '--gtin',
      '4006381333931',
      '--attribute',
      'Lid=Steel',
    ]);
    expect([edited.code, edited.stderr]).toEqual([0, expect.stringContaining('Saved as version 2.')]);
    expect((await run(['products', 'show', id])).stdout).toMatch(/Colour: Blue; Lid: Steel|Lid: Steel/);
    expect((await run(['products', 'edit', id])).code).toBe(2);
    expect((await run(['products', 'edit', id, '--gtin', '12'])).code).toBe(2);
    expect((await run(['products', 'show', '00000000-0000-7000-8000-000000000000'])).code).toBe(6);
  });

  it('have facts that are decided', async () => {
    const facts = async () => {
      const { stdout } = await run(['products', 'facts', id, '--format', 'ndjson']);
      return stdout
        .trim()
        .split('\n')
        .map(
          (line) =>
            JSON.parse(line) as { id: string; property: string; value: string; source: string; confirmed: boolean },
        );
    };
    const weight = (await facts()).find(({ source }) => source === 'attributes.Weight');
    const chosen = await run(['products', 'facts', id, '--choose', weight?.id ?? '']);
    expect([chosen.code, chosen.stderr]).toEqual([0, expect.stringContaining('0 contradictions')]);
    const colour = (await facts()).find(({ property }) => property === 'colour');
    expect((await run(['products', 'facts', id, '--correct', `${colour?.id}=Green`])).code).toBe(0);
    const now = (await facts()).filter(({ confirmed }) => confirmed);
    expect(now.map(({ value }) => value).toSorted()).toEqual(['500 g', 'green']);
    const lid = (await facts()).find(({ source }) => source === 'attributes.Lid');
    expect((await run(['products', 'facts', id, '--delete', lid?.id ?? ''])).code).toBe(0);
    expect((await facts()).filter(({ source }) => source === 'attributes.Lid')).toEqual([]);
    expect((await run(['products', 'facts', id, '--confirm', 'f99'])).code).toBe(6);
    expect((await run(['products', 'facts', id, '--correct', 'f1'])).code).toBe(2);
    expect((await run(['products', 'facts', id, '--confirm', 'f1', '--delete', 'f1'])).code).toBe(2);
  });

  it('are listed by name and score, and have an activity', async () => {
    const names = async (...args: string[]) => {
      const { stdout } = await run(['products', 'list', '--format', 'csv', '--fields', 'product_name', ...args]);
      return stdout.trim().split('\n').slice(1);
    };
    const sorted = await names('--sort', 'name', '--order', 'asc');
    expect(sorted.length).toBeGreaterThan(1);
    expect(await names('--sort', 'name', '--order', 'desc')).toEqual(sorted.toReversed());
    expect((await names('--sort', 'score', '--order', 'asc')).length).toBe(sorted.length);
    expect((await run(['products', 'list', '--sort', 'size'])).code).toBe(2);
    await seller.client.listings.runTitleCheck({ body: { title: 'Himal Steel Bottle', product_id: id } });
    const { code, stdout } = await run(['products', 'activity', id, '--json']);
    expect(code).toBe(0);
    expect((JSON.parse(stdout) as { data: object }).data).toMatchObject({
      activity: [{ kind: 'title_check' }],
      jobs: [],
    });
  });

  it('have photos', async () => {
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'navy' } })
      .png()
      .toBuffer();
    writeFileSync(path.join(home, 'front.png'), png);
    writeFileSync(path.join(home, 'fake.png'), 'no image');
    const added = await run(['products', 'photos', 'add', id, 'front.png']);
    expect([added.code, added.stderr]).toEqual([0, expect.stringContaining('The product has 1 photo.')]);
    expect((await run(['products', 'photos', 'add', id, 'fake.png'])).code).toBe(2);
    const { product } = await seller.client.products.read({ params: { id } });
    const photo = product.photos[0]?.id ?? '';
    expect((await run(['products', 'photos', 'rm', id, photo.slice(0, 30)])).code).toBe(2);
    expect((await run(['products', 'photos', 'rm', id, photo.slice(0, 30), '--yes'])).code).toBe(0);
    expect((await seller.client.products.read({ params: { id } })).product.photos).toEqual([]);
  });

  it('give listings, and are deleted without them', async () => {
    await run(['generate', '--product', id.slice(0, 30), '-m', 'amazon']);
    const { stdout } = await run(['listings', 'list', '--product', id.slice(0, 30), '--json']);
    const { data } = JSON.parse(stdout) as { data: { listings: { product_id: string; product_name: string }[] } };
    expect(data.listings).toMatchObject([{ product_id: id, product_name: 'Himal Steel Bottle 750 ml' }]);
    await run(['generate', 'Oak Table', '-m', 'amazon']);
    const oldest = await run([...LIST, '--sort', 'date', '--order', 'asc']);
    expect(oldest.stdout.trim().split(/\r?\n/)).toEqual([
      'sku,product_name',
      'HB-750,Himal Steel Bottle 750 ml',
      ',Oak Table',
    ]);
    const faulty = await run([...LIST, '--quality', 'has_errors']);
    expect(faulty.stdout.trim()).toBe('sku,product_name');
    expect((await run(['products', 'rm', id])).code).toBe(2);
    const removed = await run(['products', 'rm', id, '--yes']);
    expect([removed.code, removed.stdout]).toEqual([0, expect.stringContaining('Deleted product')]);
    const { listings } = await seller.client.listings.list({ query: { search: 'Himal' } });
    expect(listings.map((one) => one.product_id)).toEqual([null]);
  });
});
