import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { ProductBrief } from '@listwright/domain/products';
import { changedProduct, type Photo, type Product, type ProductRepository } from '../../src/products/index.js';
import type { PageRequest } from '../../src/shared/index.js';
import { allPages } from '../shared/allPages.js';
import { aProduct } from './aProduct.js';

export interface ProductsUnderTest {
  readonly products: ProductRepository;
  /** Two accounts that may own products. */
  readonly owners: readonly [string, string];
}

const NONE = { sku: '', asin: '', gtin: '' };
const ALL = { search: '' };
const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 10, 0, second));

const photo: Photo = {
  id: randomUUID(),
  key: 'photos/a/b.png',
  type: 'image/png',
  size: 10,
  width: 4,
  height: 3,
  thumbnail: 'AAAA',
};

/** The contract of every repository of products. */
export function productRepositoryContract(name: string, make: () => Promise<ProductsUnderTest>): void {
  const fresh = (
    userId: string,
    brief: Partial<ProductBrief> = {},
    identifiers: Partial<typeof NONE> = {},
    second = 0,
  ) => aProduct({ id: randomUUID(), userId, brief, identifiers: { ...NONE, ...identifiers }, at: at(second) });

  async function stored({ products, owners }: ProductsUnderTest, ...all: readonly Product[]): Promise<void> {
    expect(await products.addMany(owners[0], all)).toEqual(all.map(({ id }) => id));
  }

  describe(`${name} as a product repository`, () => {
    it('returns what was stored, to its owner only', async () => {
      const tools = await make();
      const { products, owners } = tools;
      const numbers = { sku: 'A 1', asin: 'B0CXYZ1234', gtin: '4006381333931' };
      const plain = fresh(owners[0], { leftOut: ['Not this'] }, numbers);
      const page = {
        address: 'https://shop.example/a',
        readAt: at(3),
        images: ['https://shop.example/a.jpg'],
        brief: plain.brief,
      };
      const product: Product = { ...plain, photos: [photo], confirmed: ['Colour: Blue'], isSample: true, page };
      await stored(tools, product);
      expect(await products.find(owners[0], product.id)).toEqual(product);
      expect(await products.find(owners[1], product.id)).toBeUndefined();
      const ids = [product.id, randomUUID(), product.id];
      expect(await products.photoKeys(owners[0], ids)).toEqual([photo.key]);
      expect(await products.photoKeys(owners[1], ids)).toEqual([]);
      expect(await products.findAlike(owners[1], [product])).toEqual([]);
      expect((await products.list(owners[1], ALL, { limit: 5 })).total).toBe(0);
      expect(await products.remove(owners[1], product.id)).toBeUndefined();
      expect(await products.save({ ...product, userId: owners[1], version: 2 })).toBe('changed');
      expect([await products.count(owners[0]), await products.count(owners[1])]).toEqual([1, 0]);
      const row = (await products.list(owners[0], ALL, { limit: 5 })).items[0];
      const { brief, figures } = product;
      expect(row).toMatchObject({ id: product.id, name: brief.productName, brand: brief.brand, figures });
      expect(row).toMatchObject({ identifiers: numbers, thumbnail: 'AAAA', photos: 1, isSample: true });
    });

    it('labels products by SKU and first photo, for their owner only', async () => {
      const tools = await make();
      const { products, owners } = tools;
      const pictured = { ...fresh(owners[0], {}, { sku: 'A1' }), photos: [photo, { ...photo, thumbnail: 'BBBB' }] };
      const plain = fresh(owners[0], { productName: 'Oak table' });
      await stored(tools, pictured, plain);
      const ids = [pictured.id, plain.id, randomUUID()];
      expect(await products.labelsOf(owners[0], ids)).toEqual(
        new Map([
          [pictured.id, { sku: 'A1', thumbnail: 'AAAA' }],
          [plain.id, { sku: '', thumbnail: undefined }],
        ]),
      );
      expect(await products.labelsOf(owners[1], ids)).toEqual(new Map());
      expect(await products.labelsOf(owners[0], [])).toEqual(new Map());
    });

    it('stores one product of an identity, also in a race, and returns its id', async () => {
      const { products, owners } = await make();
      const [first, second] = [fresh(owners[0], {}, { sku: 'A1' }), fresh(owners[0], {}, { sku: 'a1' })];
      const other = fresh(owners[0], { productName: 'Oak table' });
      const ids = await Promise.all([
        products.addMany(owners[0], [first, other]),
        products.addMany(owners[0], [second]),
      ]);
      expect(ids[0][0]).toBe(ids[1][0]);
      expect(ids[0][1]).toBe(other.id);
      expect(await products.count(owners[0])).toBe(2);
      expect(await products.addMany(owners[1], [fresh(owners[1], {}, { sku: 'A1' })])).not.toContain(ids[0][0]);
      const twins = [fresh(owners[1], { productName: 'Chair' }), fresh(owners[1], { productName: 'chair' })];
      const [one, same] = await products.addMany(owners[1], twins);
      expect(same).toBe(one);
      expect(await products.addMany(owners[1], [])).toEqual([]);
    });

    it('stores no more than the account may have', async () => {
      const { products, owners } = await make();
      const [one, two, three] = ['One', 'Two', 'Three'].map((productName) => fresh(owners[0], { productName }));
      if (one === undefined || two === undefined || three === undefined) throw new Error('three were made');
      expect(await products.addMany(owners[0], [one], 2)).toEqual([one.id]);
      const ids = await products.addMany(owners[0], [two, three], 2);
      expect(ids.filter((id) => id === undefined)).toHaveLength(1);
      expect(await products.count(owners[0])).toBe(2);
    });

    it('finds those with the same SKU, ASIN, or brand and name, however long', async () => {
      const tools = await make();
      const { products, owners } = tools;
      const long = 'ﷺ'.repeat(250);
      const named = fresh(owners[0], { productName: long });
      const withSku = fresh(owners[0], { productName: 'Flask' }, { sku: 'A1' });
      const withAsin = fresh(owners[0], { productName: 'Jug' }, { asin: 'B0CXYZ1234' });
      await stored(tools, named, withSku, withAsin, fresh(owners[0], { productName: 'Unrelated' }));
      const found = async (brief: Partial<ProductBrief>, identifiers: Partial<typeof NONE> = {}) =>
        (await products.findAlike(owners[0], [fresh(owners[0], brief, identifiers)])).map(({ id }) => id);
      expect(await found({ productName: long, brand: 'HIMAL' })).toEqual([named.id]);
      expect(await found({ productName: 'Other' }, { sku: 'a1' })).toEqual([withSku.id]);
      expect(await found({ productName: 'Other' }, { asin: 'B0CXYZ1234' })).toEqual([withAsin.id]);
      expect(await found({ productName: 'flask ' })).toEqual([withSku.id]);
      expect(await found({ productName: 'Flask' }, { sku: 'A2' })).toEqual([]);
      expect(await found({ productName: 'Jug' }, { asin: 'B0CXYZ9999' })).toEqual([]);
      expect(await products.findAlike(owners[0], [])).toEqual([]);
    });

    it('finds the one without numbers first, of many of one name', async () => {
      const tools = await make();
      const { products, owners } = tools;
      const many = ['A1', 'A2', 'A3'].map((sku) => fresh(owners[0], {}, { sku }));
      const plain = fresh(owners[0]);
      await stored(tools, ...many, plain);
      expect((await products.findAlike(owners[0], [fresh(owners[0])])).map(({ id }) => id)).toEqual([plain.id]);
    });

    it('pages newest first without a gap or a repeat', async () => {
      const tools = await make();
      const { products, owners } = tools;
      const all = [0, 1, 2, 2, 3].map((second, index) => fresh(owners[0], { productName: `P${index}` }, {}, second));
      await stored(tools, ...all);
      const seen = (await allPages((page) => products.list(owners[0], ALL, page), 2)).map(({ id }) => id);
      expect(seen.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
      expect([seen[0], seen[3], seen[4]]).toEqual([all[4]?.id, all[1]?.id, all[0]?.id]);
      const second = await products.list(owners[0], ALL, { limit: 2, page: 2 });
      expect([second.total, second.items.map(({ id }) => id)]).toEqual([5, seen.slice(2, 4)]);
      const exported: string[] = [];
      for await (const product of products.all(owners[0])) exported.push(product.id);
      expect(exported).toEqual(seen);
    });

    it('sorts by name in both directions, whatever the case, without a gap or a repeat', async () => {
      const tools = await make();
      const { products, owners } = tools;
      await stored(tools, ...['mug', 'Bottle', 'apron', 'Cap'].map((productName) => fresh(owners[0], { productName })));
      for (const order of ['asc', 'desc'] as const) {
        const read = (page: PageRequest) => products.list(owners[0], ALL, page, { sort: 'name', order });
        const names = (await allPages(read, 3)).map(({ name }) => name);
        expect(order === 'asc' ? names : names.toReversed()).toEqual(['apron', 'Bottle', 'Cap', 'mug']);
      }
    });

    it('sorts by date from the oldest on', async () => {
      const tools = await make();
      const { products, owners } = tools;
      await stored(tools, ...[2, 0, 1].map((second) => fresh(owners[0], { productName: `P${second}` }, {}, second)));
      const read = (page: PageRequest) => products.list(owners[0], ALL, page, { sort: 'date', order: 'asc' });
      expect((await allPages(read, 2)).map(({ name }) => name)).toEqual(['P0', 'P1', 'P2']);
    });

    it('finds by words of name, brand and numbers; wildcards are plain characters', async () => {
      const tools = await make();
      const { products, owners } = tools;
      await stored(
        tools,
        fresh(owners[0], { productName: '100% Oak Table', brand: 'Forest' }, { sku: 'OT-1' }),
        fresh(owners[0], { productName: 'Steel Jug' }, { asin: 'B0CXYZ1234', gtin: '4006381333931' }),
      );
      const names = async (search: string) => {
        const { items, total } = await products.list(owners[0], { search }, { limit: 9 });
        expect(total).toBe(items.length);
        return items.map((row) => row.name);
      };
      expect(await names('OAK forest')).toEqual(['100% Oak Table']);
      expect(await names('ot-1')).toEqual(['100% Oak Table']);
      expect(await names('b0cxyz1234')).toEqual(['Steel Jug']);
      expect(await names('400638')).toEqual(['Steel Jug']);
      expect(await names('%')).toEqual(['100% Oak Table']);
      expect(await names('_')).toEqual([]);
    });

    it('stores a change once, and refuses the identity of another', async () => {
      const tools = await make();
      const { products, owners } = tools;
      const [jug, table] = [fresh(owners[0], { productName: 'Jug' }), fresh(owners[0], { productName: 'Table' })];
      await stored(tools, jug, table);
      const next = (description: string) =>
        changedProduct(jug, { brief: { ...jug.brief, description }, photos: [photo] }, at(9));
      const saved = await Promise.all([products.save(next('One.')), products.save(next('Two.'))]);
      expect(saved.toSorted()).toEqual(['changed', 'saved']);
      const won = saved[0] === 'saved' ? next('One.') : next('Two.');
      expect(await products.find(owners[0], jug.id)).toEqual(won);
      expect(await products.save(changedProduct(table, { brief: { ...jug.brief } }, at(9)))).toBe('exists');
      expect(await products.find(owners[0], table.id)).toEqual(table);
      expect(await products.save(changedProduct(fresh(owners[0]), {}, at(9)))).toBe('changed');
    });

    it('forgets what was removed, and tells what it was', async () => {
      const tools = await make();
      const { products, owners } = tools;
      const product = fresh(owners[0]);
      await stored(tools, product);
      expect(await products.remove(owners[0], product.id)).toEqual(product);
      expect(await products.find(owners[0], product.id)).toBeUndefined();
      expect(await products.remove(owners[0], product.id)).toBeUndefined();
      expect(await products.count(owners[0])).toBe(0);
    });
  });
}
