import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { sent } from './harness/bulk.js';
import { registerSeller, startSite, type Seller, type TestSite } from './harness/startServer.js';

const bottle = {
  product_name: 'Himal Steel Water Bottle 750 ml',
  brand: 'Himal',
  description: 'Keeps drinks cold for up to 24 hours. Weighs about 380 g.',
  attributes: { Colour: 'Blue', Weight: '500 g' },
  sku: 'HB-750',
};

describe('products', () => {
  let site: TestSite;
  let ann: Seller;
  let bob: Seller;
  let id: string;

  beforeAll(async () => {
    site = await startSite({ WORKERS: '1' });
    [ann, bob] = [await registerSeller(site.url), await registerSeller(site.url)];
    const { product } = await ann.client.products.add({ body: bottle });
    ({ id } = product);
    await site.test.database.query(`update users set subscription_plan = 'pro' where id = $1`, [ann.id]);
  });
  afterAll(() => site.close());

  const send = async (seller: Seller, path: string, init: RequestInit = {}) => {
    const response = await fetch(`${site.url}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${seller.token}`, ...init.headers },
    });
    return response;
  };
  const problemOf = async (response: Response) => {
    const problem = (await response.json()) as { code: string; product_id?: string };
    return { status: response.status, code: problem.code, product_id: problem.product_id };
  };
  const upload = (bytes: Uint8Array, name: string, seller = ann, productId = id) => {
    const form = new FormData();
    form.set('photo', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name);
    return send(seller, `/api/products/${productId}/photos`, { method: 'POST', body: form });
  };
  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'navy' }, limitInputPixels: false })
      .png()
      .toBuffer();

  it('start with a sample, which can be deleted', async () => {
    const { products } = await bob.client.products.list();
    expect(products).toHaveLength(1);
    expect(products[0]).toMatchObject({
      is_sample: true,
      photo_count: 1,
      contradiction_count: 0,
      listings: { count: 0 },
    });
    expect(products[0]?.fact_count).toBeGreaterThanOrEqual(8);
    const sample = (await bob.client.products.read({ params: { id: products[0]?.id ?? '' } })).product;
    const path = `/api/products/${sample.id}/photos/${sample.photos[0]?.id ?? ''}`;
    const photo = await send(bob, path);
    expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/webp']);
    await bob.client.products.remove({ params: { id: products[0]?.id ?? '' } });
    expect((await bob.client.products.list()).total).toBe(0);
    expect((await send(bob, path)).status).toBe(404);
  });

  it('are made once: a repeat replays, the same number or name is a conflict that names it', async () => {
    const body = JSON.stringify({ product_name: 'Oak table', brand: 'Forest' });
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'oak' };
    const replies = [];
    for (let count = 0; count < 2; count += 1) {
      const response = await send(ann, '/api/products', { method: 'POST', body, headers });
      replies.push([
        response.status,
        ((await response.json()) as { data: { product: { id: string } } }).data.product.id,
      ]);
    }
    expect(replies[0]?.[0]).toBe(201);
    expect(replies[1]).toEqual(replies[0]);
    for (const again of [
      { ...bottle, product_name: 'Other', sku: 'hb-750' },
      { ...bottle, sku: '' },
    ]) {
      const response = await send(ann, '/api/products', {
        method: 'POST',
        body: JSON.stringify(again),
        headers: { 'content-type': 'application/json' },
      });
      expect(await problemOf(response)).toEqual({ status: 409, code: 'product_exists', product_id: id });
    }
    expect((await ann.client.products.list({ query: { search: 'hb-75' } })).products.map((one) => one.id)).toEqual([
      id,
    ]);
  });

  it('have facts that are chosen, corrected and confirmed', async () => {
    const params = { id };
    const first = await ann.client.products.facts({ params });
    expect(first.contradictions).toHaveLength(1);
    const given = first.facts.find(({ source }) => source.field === 'attributes.Weight');
    const chosen = await ann.client.products.decideFact({
      params: { id, fact_id: given?.id ?? '' },
      body: { action: 'choose', version: first.version },
    });
    expect([chosen.contradictions, chosen.product.contradiction_count]).toEqual([[], 0]);
    expect(chosen.unused).toContainEqual(expect.objectContaining({ reason: 'left_out' }));
    const colour = chosen.facts.find(({ property }) => property === 'colour');
    const corrected = await ann.client.products.decideFact({
      params: { id, fact_id: colour?.id ?? '' },
      body: { action: 'correct', value: 'Green' },
    });
    expect(corrected.product.attributes).toEqual({ Colour: 'Green', Weight: '500 g' });
    expect(corrected.facts.filter(({ confirmed }) => confirmed).map(({ value }) => value)).toEqual(
      expect.arrayContaining(['500 g', 'green']),
    );
    const { products } = await ann.client.products.list({ query: { search: 'HB-750' } });
    expect(products[0]?.fact_count).toBe(corrected.facts.length);
    const stale = await send(ann, `/api/products/${id}/facts/${colour?.id ?? ''}`, {
      method: 'PUT',
      body: JSON.stringify({ action: 'delete', version: first.version }),
      headers: { 'content-type': 'application/json' },
    });
    expect(await problemOf(stale)).toMatchObject({ status: 409, code: 'product_changed' });
  });

  it('have photos, which are images by their content', async () => {
    const photo = await png(400, 300);
    expect((await upload(photo, 'front.png')).status).toBe(201);
    const { product } = await ann.client.products.read({ params: { id } });
    expect(product.photos).toMatchObject([{ type: 'image/png', width: 400, height: 300, size: photo.length }]);
    const { thumbnail = '', id: photoId = '' } = product.photos[0] ?? {};
    const small = await sharp(Buffer.from(thumbnail.split(',')[1] ?? '', 'base64')).metadata();
    expect([thumbnail.slice(0, 23), small.width, small.height]).toEqual(['data:image/webp;base64,', 160, 120]);
    const file = await send(ann, `/api/products/${id}/photos/${photoId}`);
    expect([file.headers.get('content-type'), file.headers.get('x-content-type-options')]).toEqual([
      'image/png',
      'nosniff',
    ]);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(Buffer.from(await file.arrayBuffer()).equals(photo)).toBe(true);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const hostile = [svg, photo.subarray(0, 60), Buffer.from('GIF89a'), new Uint8Array(0)];
    for (const bytes of hostile) expect((await upload(bytes, 'x.png')).status).toBe(bytes.length === 0 ? 422 : 415);
    expect(await problemOf(await upload(await png(8000, 7000), 'bomb.png'))).toMatchObject({ code: 'image_too_large' });
    expect((await upload(Buffer.alloc(10 * 1024 * 1024 + 1, photo), 'large.png')).status).toBe(413);
    const together = await Promise.all(
      [1, 2, 3].map((side) => png(side * 10, 10).then((bytes) => upload(bytes, 'x.png'))),
    );
    expect(together.map(({ status }) => status)).toEqual([201, 201, 201]);
    const after = await ann.client.products.read({ params: { id } });
    expect(after.product.photos).toHaveLength(4);
    for (const { id: extra } of after.product.photos.slice(1))
      await ann.client.products.removePhoto({ params: { id, photo_id: extra } });
  });

  it('give listings their facts, and list them', async () => {
    const body = { product_id: id, marketplace: 'amazon' } as const;
    const { listing } = await ann.client.listings.generate({ body });
    expect(listing).toMatchObject({ product_id: id, product_name: bottle.product_name, brand: 'Himal', cached: false });
    const weights = listing.facts.filter(({ property }) => property === 'weight').map(({ value }) => value);
    expect(weights).toEqual(['500 g']);
    expect(listing.generated_description).not.toContain('380 g');
    expect((await ann.client.listings.generate({ body })).listing).toMatchObject({ id: listing.id, cached: true });
    const own = await ann.client.listings.generate({ body: { ...body, product_name: 'Himal Flask 750 ml' } });
    expect(own.listing).toMatchObject({ product_id: id, product_name: 'Himal Flask 750 ml' });
    const { listing: copy } = await ann.client.listings.copy({ params: { id: listing.id } });
    expect(copy.product_id).toBe(id);
    const { listings, total } = await ann.client.listings.list({ query: { product_id: id } });
    expect([total, listings.map((one) => one.product_id)]).toEqual([3, [id, id, id]]);
    const { product } = await ann.client.products.read({ params: { id } });
    expect(product.listings).toMatchObject({ count: 3, faulty: 0 });
    const lowest = Math.min(...listings.map(({ score }) => score));
    expect(product.listings.lowest_score).toBe(lowest);
  });

  it('are made and found by generating without one', async () => {
    const made = await ann.client.listings.generate({ body: { product_name: 'Clay mug', marketplace: 'amazon' } });
    const again = await ann.client.listings.generate({ body: { product_name: 'clay MUG', marketplace: 'shopify' } });
    expect(again.listing.product_id).toBe(made.listing.product_id);
    const nameless = await send(ann, '/api/listings/generate', {
      method: 'POST',
      body: JSON.stringify({ marketplace: 'amazon' }),
      headers: { 'content-type': 'application/json' },
    });
    expect([nameless.status, await nameless.json()]).toEqual([
      422,
      expect.objectContaining({ errors: [{ path: 'product_name', message: 'Product name is required' }] }),
    ]);
  });

  it('are found by the SKU of bulk files, however often they are uploaded', async () => {
    const before = (await ann.client.products.list()).total;
    const lines = [
      'SKU,product_name,brand,category',
      'hb-750,Bottle by another name,Himal,',
      'C-1,Cup,Himal,',
      'C-2,Cup,Himal,',
      ',Clay mug,,',
    ];
    const run = () =>
      ann.client.bulk.generate({
        body: {},
        files: { csv: sent(new File([lines.join('\n')], 'products.csv', { type: 'text/csv' })) },
      });
    const first = await run();
    expect(first.summary).toMatchObject({ total: 4, successful: 4 });
    const products = async () => {
      const { products: all, total } = await ann.client.products.list({ query: { limit: 100 } });
      return {
        total,
        counts: new Map(all.map(({ sku, product_name: name, listings }) => [sku || name, listings.count])),
      };
    };
    const { total, counts } = await products();
    expect(total).toBe(before + 2);
    expect([counts.get('HB-750'), counts.get('C-1'), counts.get('C-2'), counts.get('Clay mug')]).toEqual([4, 1, 1, 3]);
    await run();
    const after = await products();
    expect(after.total).toBe(total);
    expect([after.counts.get('HB-750'), after.counts.get('C-1'), after.counts.get('Clay mug')]).toEqual([5, 2, 4]);
  });

  it('list what the tools found of them, newest first', async () => {
    const activity = async () => (await ann.client.analytics.productActivity({ params: { id } })).activity;
    expect(await activity()).toEqual([]);
    await ann.client.listings.runTitleCheck({ body: { title: 'Himal Steel Bottle', product_id: id } });
    await ann.client.listings.runSeoCheck({ body: { title: 'Himal Steel Bottle', product_id: id } });
    await ann.client.listings.runTitleCheck({ body: { title: 'Another bottle' } });
    expect((await activity()).map(({ kind }) => kind)).toEqual(['seo_check', 'title_check']);
    const stored = await ann.client.listings.listSeoChecks();
    expect((await activity())[0]).toEqual({ ...stored.analyses[0], kind: 'seo_check' });
    const { jobs } = await ann.client.analytics.productActivity({ params: { id } });
    expect(jobs.length).toBeGreaterThan(0);
    const { batches } = await ann.client.bulk.list();
    const named = batches.map(({ batch_id, kind, file_name, status }) => ({ batch_id, kind, file_name, status }));
    expect(named).toContainEqual(
      expect.objectContaining({ batch_id: jobs[0]?.batch_id, file_name: jobs[0]?.file_name, kind: jobs[0]?.kind }),
    );
    expect(jobs.every(({ rows, status }) => rows > 0 && status === 'completed')).toBe(true);
  });

  it('are closed to other accounts', async () => {
    const body = { product_id: id, marketplace: 'amazon' };
    const generated = await send(bob, '/api/listings/generate', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    expect(await problemOf(generated)).toMatchObject({ status: 404, code: 'product_not_found' });
    expect((await bob.client.listings.list({ query: { product_id: id } })).total).toBe(0);
    expect(await problemOf(await upload(await png(4, 3), 'x.png', bob))).toMatchObject({ status: 404 });
    for (const path of ['', '/facts', '/activity'])
      expect((await send(bob, `/api/products/${id}${path}`)).status).toBe(404);
  });

  it('are in the export of the account; deleted, they leave their listings', async () => {
    const file = (await (await send(ann, '/api/auth/export')).json()) as { products: Record<string, unknown>[] };
    const exported = file.products.find((one) => one.id === id);
    expect(exported).toMatchObject({ sku: 'HB-750', photos: [{ type: 'image/png', width: 400 }] });
    const { product } = await ann.client.products.read({ params: { id } });
    await ann.client.products.remove({ params: { id } });
    expect((await send(ann, `/api/products/${id}`)).status).toBe(404);
    expect((await send(ann, `/api/products/${id}/photos/${product.photos[0]?.id}`)).status).toBe(404);
    const { listings } = await ann.client.listings.list({ query: { search: bottle.product_name } });
    expect(listings.map((one) => one.product_id)).toEqual(expect.arrayContaining([null]));
    expect((await ann.client.listings.list({ query: { product_id: id } })).total).toBe(0);
  });

  it('lend SKU and photo to their listings, which are listed by score or date', async () => {
    const cara = await registerSeller(site.url);
    const { product } = await cara.client.products.add({ body: bottle });
    await upload(await png(40, 30), 'front.png', cara, product.id);
    const names = ['Himal Steel Water Bottle 750 ml', 'Oak Table', 'Linen Apron'];
    const ids: string[] = [];
    for (const [at, product_name] of names.entries()) {
      const body = { ...(at === 0 ? { product_id: product.id } : { product_name }), marketplace: 'amazon' as const };
      ids.push((await cara.client.listings.generate({ body })).listing.id);
    }
    for (const [at, score] of [80, 40, 80].entries())
      await site.test.database.query('update listings set score = $2 where id = $1', [ids[at], score]);
    const read = async (call: Parameters<typeof cara.client.listings.list>[0]) => {
      const { listings, next_cursor: next } = await cara.client.listings.list(call);
      return { places: listings.map((listed) => ids.indexOf(listed.id)), next: next ?? '' };
    };
    expect((await read({ query: { sort: 'date', order: 'asc' } })).places).toEqual([0, 1, 2]);
    const first = await read({ query: { sort: 'score', limit: 1 } });
    const rest = await read({ query: { sort: 'score', cursor: first.next } });
    expect([...first.places, ...rest.places]).toEqual([2, 0, 1]);
    expect((await read({ query: { sort: 'score', order: 'asc' } })).places).toEqual([1, 0, 2]);
    const refused = await send(cara, `/api/listings/?sort=date&cursor=${first.next}`);
    expect(await problemOf(refused)).toMatchObject({ status: 422, code: 'bad_cursor' });
    const { listings } = await cara.client.listings.list({ query: { product_id: product.id } });
    const { photos } = (await cara.client.products.read({ params: { id: product.id } })).product;
    expect(listings).toMatchObject([{ sku: 'HB-750', thumbnail: photos[0]?.thumbnail }]);
  });
});
