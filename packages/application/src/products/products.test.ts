import { beforeEach, describe, expect, it } from '@jest/globals';
import { NO_IDENTIFIERS, readProduct, type ProductBrief } from '@listwright/domain/products';
import {
  aCaller,
  aListing,
  anActor,
  aProductBrief,
  CountingIds,
  DirectTransaction,
  FixedClock,
  InMemoryListings,
  InMemoryObjects,
  InMemoryProductListings,
  InMemoryProducts,
  PlainFacts,
  PlainPhotos,
} from '../../testing/index.js';
import { textFault } from '../shared/index.js';
import {
  AddPhoto,
  AddProduct,
  DecideFact,
  EditProduct,
  ListProducts,
  OpenPhoto,
  photoFolder,
  photoKey,
  PHOTOS_AT_MOST,
  ProductReader,
  RemovePhoto,
  RemoveProduct,
  sampleProduct,
  SweepPhotos,
  type FactReader,
  type FactDecision,
  type Product,
  type ShownProduct,
} from './index.js';

const caller = aCaller();
const ann = anActor();
const bob = anActor({ userId: '00000000-0000-7000-8000-0000000000ab' });
const bytes = (text: string) => new TextEncoder().encode(text);

function build(products = new InMemoryProducts(), facts: FactReader = new PlainFacts()) {
  const [clock, ids, listings] = [new FixedClock(), new CountingIds(), new InMemoryListings()];
  const objects = new InMemoryObjects(clock);
  const reader = new ProductReader(products, new InMemoryProductListings(listings), facts);
  const edit = new EditProduct(products, reader, clock);
  return {
    clock,
    sweep: new SweepPhotos(products, objects, clock),
    products,
    listings,
    objects,
    reader,
    edit,
    add: new AddProduct(products, reader, new DirectTransaction(), ids, clock),
    list: new ListProducts(products, new InMemoryProductListings(listings)),
    remove: new RemoveProduct(products, objects),
    decide: new DecideFact(reader, edit),
    addPhoto: new AddPhoto(reader, edit, new PlainPhotos(), objects, ids),
    openPhoto: new OpenPhoto(reader, objects),
    removePhoto: new RemovePhoto(reader, edit, objects),
  };
}

/** Each text takes too long. */
class RefusingFacts extends PlainFacts {
  override async read(_brief: ProductBrief): Promise<never> {
    throw textFault.tooSlow(new Error('late'));
  }
}

describe('products', () => {
  let tools: ReturnType<typeof build>;
  let product: Product;

  beforeEach(async () => {
    tools = build();
    ({ product } = await tools.add.execute(ann, aProductBrief(), { ...NO_IDENTIFIERS, sku: 'HB-750' }, caller));
  });

  it('are read and listed with their facts and the figures of their listings', async () => {
    await tools.listings.add(aListing({ productId: product.id }), 'generated');
    const { reading, use } = await tools.reader.execute(ann, product.id, caller);
    expect(reading.facts.map(({ property }) => property)).toEqual(expect.arrayContaining(['weight', 'colour']));
    expect(use).toMatchObject({ listings: 1, faulty: 0 });
    const { items } = await tools.list.execute(ann, { search: '' }, { limit: 5 });
    expect(items).toEqual([{ row: expect.objectContaining({ id: product.id }), use }]);
    expect(items[0]?.row.figures.facts).toBe(reading.facts.length);
  });

  it('are refused where they are there already, by number or by name', async () => {
    const exists = { code: 'product_exists', details: { product_id: product.id } };
    const numbers = { ...NO_IDENTIFIERS, sku: 'hb-750' };
    await expect(tools.add.execute(ann, aProductBrief({ productName: 'x' }), numbers, caller)).rejects.toMatchObject(
      exists,
    );
    await expect(tools.add.execute(ann, aProductBrief(), NO_IDENTIFIERS, caller)).rejects.toMatchObject(exists);
    expect((await tools.add.execute(bob, aProductBrief(), numbers, caller)).product.userId).toBe(bob.userId);
    await expect(
      tools.add.execute(ann, aProductBrief({ productName: ' ' }), NO_IDENTIFIERS, caller),
    ).rejects.toMatchObject({
      code: 'product_name_required',
    });
    await expect(
      tools.add.execute(ann, aProductBrief({ productName: 'New' }), { ...NO_IDENTIFIERS, gtin: '123' }, caller),
    ).rejects.toMatchObject({ code: 'invalid_identifier' });
  });

  it('are limited in number', async () => {
    const full = build(
      new (class extends InMemoryProducts {
        override addMany(userId: string, all: readonly Product[]) {
          return super.addMany(userId, all, 0);
        }
      })(),
    );
    await expect(full.add.execute(ann, aProductBrief(), NO_IDENTIFIERS, caller)).rejects.toMatchObject({
      code: 'too_many_products',
    });
  });

  it('are changed field by field, from the version that was seen', async () => {
    const edit = { brief: { category: 'Sports' }, identifiers: { asin: 'b0cxyz1234' }, version: 1 };
    const { product: next } = await tools.edit.execute(ann, product.id, edit, caller);
    expect(next).toMatchObject({ version: 2, identifiers: { sku: 'HB-750', asin: 'B0CXYZ1234' } });
    expect(next.brief).toEqual({ ...product.brief, category: 'Sports' });
    await expect(tools.edit.execute(ann, product.id, edit, caller)).rejects.toMatchObject({
      code: 'product_changed',
    });
    const { product: jug } = await tools.add.execute(
      ann,
      aProductBrief({ productName: 'Jug' }),
      NO_IDENTIFIERS,
      caller,
    );
    await expect(
      tools.edit.execute(ann, jug.id, { brief: {}, identifiers: { sku: 'HB-750' } }, caller),
    ).rejects.toMatchObject({
      code: 'product_exists',
      details: { product_id: product.id },
    });
  });

  it('whose facts cannot be read in time are refused, and nothing is stored', async () => {
    const refusing = build(tools.products, new RefusingFacts());
    const { decide, edit, add, addPhoto, reader } = refusing;
    const other = aProductBrief({ productName: 'Jug' });
    const photo = bytes('image/png 4x3');
    for (const asked of [
      () => reader.execute(ann, product.id, caller),
      () => add.execute(ann, other, NO_IDENTIFIERS, caller),
      () => edit.execute(ann, product.id, { brief: { brand: 'x' }, identifiers: {} }, caller),
      () => decide.execute(ann, product.id, 'f1', { action: 'delete' }, caller),
      () => addPhoto.execute(ann, product.id, photo, caller),
    ])
      await expect(asked()).rejects.toMatchObject({ code: 'text_too_slow' });
    expect((await tools.list.execute(ann, { search: '' }, { limit: 5 })).total).toBe(1);
    expect(await tools.products.find(ann.userId, product.id)).toEqual(product);
    for await (const { key } of refusing.objects.list('photos/')) expect(key).toBeUndefined();
  });

  it('are not found by other accounts', async () => {
    const notFound = { code: 'product_not_found' };
    const edit = { brief: { brand: 'x' }, identifiers: {} };
    await expect(tools.reader.execute(bob, product.id, caller)).rejects.toMatchObject(notFound);
    await expect(tools.edit.execute(bob, product.id, edit, caller)).rejects.toMatchObject(notFound);
    await expect(tools.remove.execute(bob, product.id)).rejects.toMatchObject(notFound);
    await expect(tools.decide.execute(bob, product.id, 'f1', { action: 'confirm' }, caller)).rejects.toMatchObject(
      notFound,
    );
    await expect(tools.addPhoto.execute(bob, product.id, bytes('image/png 4x3'), caller)).rejects.toMatchObject(
      notFound,
    );
    await expect(tools.openPhoto.execute(bob, product.id, 'x')).rejects.toMatchObject(notFound);
    await expect(tools.removePhoto.execute(bob, product.id, 'x', caller)).rejects.toMatchObject(notFound);
    expect((await tools.list.execute(bob, { search: '' }, { limit: 5 })).total).toBe(0);
    expect(await tools.products.find(ann.userId, product.id)).toEqual(product);
  });

  it('are deleted with their photos', async () => {
    const { product: shown } = await tools.addPhoto.execute(ann, product.id, bytes('image/png 4x3'), caller);
    await tools.remove.execute(ann, product.id);
    expect(await tools.objects.exists(shown.photos[0]?.key ?? '')).toBe(false);
    await expect(tools.remove.execute(ann, product.id)).rejects.toMatchObject({ code: 'product_not_found' });
  });

  it('of a new account are a sample with many facts that agree', () => {
    const { brief, figures, isSample } = sampleProduct({ id: product.id, userId: ann.userId, at: new Date() });
    expect(isSample).toBe(true);
    expect(figures).toMatchObject({ contradictions: 0 });
    expect(figures.facts).toBeGreaterThanOrEqual(8);
    expect(readProduct(brief).unused).toEqual([]);
  });

  describe('facts', () => {
    const idOf = async (property: string) =>
      (await tools.reader.execute(ann, product.id, caller)).reading.facts.find((fact) => fact.property === property)
        ?.id ?? '';
    const decide = async (property: string, decision: FactDecision): Promise<ShownProduct> =>
      tools.decide.execute(ann, product.id, await idOf(property), decision, caller);

    it('are confirmed, once', async () => {
      const first = await decide('weight', { action: 'confirm', version: 1 });
      const again = await decide('weight', { action: 'confirm' });
      expect(again.product.confirmed).toEqual(first.product.confirmed);
      expect(first.product.confirmed).toHaveLength(1);
      await expect(decide('weight', { action: 'confirm', version: 1 })).rejects.toMatchObject({
        code: 'product_changed',
      });
    });

    it('are corrected where they stand, and so confirmed', async () => {
      const { product: next, reading } = await decide('weight', { action: 'correct', value: ' 400 g ' });
      expect(next.brief.description).toBe('Keeps drinks cold for 24 hours. Weighs about 400 g.');
      const weight = reading.facts.find(({ property }) => property === 'weight');
      expect(weight?.value).toContain('400 g');
      expect(next.confirmed).toEqual([weight?.text]);
    });

    it.each([undefined, ' '])('are not corrected to %j', async (value) => {
      await expect(decide('weight', { action: 'correct', value })).rejects.toMatchObject({ code: 'value_required' });
    });

    it('are not corrected to more than a product can hold', async () => {
      const description = `Weighs about 380 g. ${'Made of steel. '.repeat(665)}`.trim();
      await tools.edit.execute(ann, product.id, { brief: { description }, identifiers: {} }, caller);
      await expect(decide('weight', { action: 'correct', value: '4'.repeat(500) })).rejects.toMatchObject({
        code: 'validation_failed',
      });
    });

    it('are left out when they are deleted', async () => {
      const { product: next, reading } = await decide('weight', { action: 'delete' });
      expect(reading.facts.map(({ property }) => property)).not.toContain('weight');
      expect(next.brief.leftOut).toHaveLength(1);
      expect(next.figures.facts).toBe(reading.facts.length);
    });

    it('are chosen, which leaves out what they contradict', async () => {
      const attributes = { Material: 'Steel', Weight: '500 g' };
      const changed = await tools.edit.execute(ann, product.id, { brief: { attributes }, identifiers: {} }, caller);
      expect(changed.reading.contradictions).not.toEqual([]);
      const chosen = changed.reading.facts.find(({ source }) => source.field === 'attributes.Weight');
      const { product: next, reading } = await tools.decide.execute(
        ann,
        product.id,
        chosen?.id ?? '',
        {
          action: 'choose',
        },
        caller,
      );
      expect(reading.contradictions).toEqual([]);
      expect(reading.facts.filter(({ property }) => property === 'weight').map(({ value }) => value)).toEqual([
        '500 g',
      ]);
      expect(next.confirmed).toEqual([chosen?.text]);
    });

    it('are not chosen where they contradict nothing, and not found under another id', async () => {
      await expect(decide('weight', { action: 'choose' })).rejects.toMatchObject({ code: 'no_contradiction' });
      await expect(tools.decide.execute(ann, product.id, 'f99', { action: 'confirm' }, caller)).rejects.toMatchObject({
        code: 'fact_not_found',
      });
    });
  });

  describe('photos', () => {
    it('are stored in the folder of the account, opened and deleted', async () => {
      const { product: shown } = await tools.addPhoto.execute(ann, product.id, bytes('image/webp 4x3'), caller);
      const [photo] = shown.photos;
      expect(photo).toMatchObject({ type: 'image/webp', width: 4, height: 3, size: 14, thumbnail: 'AQID' });
      expect(photo?.key).toMatch(/\.webp$/);
      expect(photo?.key.startsWith(photoFolder(ann.userId))).toBe(true);
      const { content } = await tools.openPhoto.execute(ann, product.id, photo?.id ?? '');
      expect(content.size).toBe(14);
      await content.close();
      const { product: without } = await tools.removePhoto.execute(ann, product.id, photo?.id ?? '', caller);
      expect([without.photos, await tools.objects.exists(photo?.key ?? '')]).toEqual([[], false]);
      for (const gone of [tools.openPhoto, tools.removePhoto])
        await expect(gone.execute(ann, product.id, photo?.id ?? '', caller)).rejects.toMatchObject({
          code: 'photo_not_found',
        });
    });

    it('leave nothing behind where they are refused', async () => {
      await expect(tools.addPhoto.execute(ann, product.id, bytes('<svg/>'), caller)).rejects.toMatchObject({
        code: 'wrong_type',
      });
      const changing = build(
        new (class extends InMemoryProducts {
          override async save() {
            return 'changed' as const;
          }
        })(),
      );
      const { product: other } = await changing.add.execute(ann, aProductBrief(), NO_IDENTIFIERS, caller);
      await expect(changing.addPhoto.execute(ann, other.id, bytes('image/png 4x3'), caller)).rejects.toMatchObject({
        code: 'product_changed',
      });
      for await (const { key } of changing.objects.list('photos/')) expect(key).toBeUndefined();
    });

    it('are all kept where several are uploaded at once', async () => {
      const photo = bytes('image/png 4x3');
      await Promise.all([1, 2, 3, 4].map(() => tools.addPhoto.execute(ann, product.id, photo, caller)));
      const { photos, version } = (await tools.reader.execute(ann, product.id, caller)).product;
      expect([photos.length, version]).toEqual([4, 5]);
    });

    it('of no product are swept after a day', async () => {
      const { product: shown } = await tools.addPhoto.execute(ann, product.id, bytes('image/png 4x3'), caller);
      const kept = shown.photos[0]?.key ?? '';
      const strays = [photoKey(ann.userId, product.id, 'a.png'), photoKey(bob.userId, product.id, 'a.png')];
      for (const key of strays) await tools.objects.put(key, (async function* () {})());
      expect(await tools.sweep.execute()).toBe(0);
      tools.clock.advance(86_400_001);
      expect(await tools.sweep.execute()).toBe(2);
      expect([await tools.objects.exists(kept), await tools.objects.exists(strays[0] ?? '')]).toEqual([true, false]);
    });

    it('are limited in number', async () => {
      for (let count = 0; count < PHOTOS_AT_MOST; count += 1)
        await tools.addPhoto.execute(ann, product.id, bytes('image/png 4x3'), caller);
      await expect(tools.addPhoto.execute(ann, product.id, bytes('image/png 4x3'), caller)).rejects.toMatchObject({
        code: 'too_many_photos',
      });
    });
  });
});
