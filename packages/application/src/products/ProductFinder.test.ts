import { beforeEach, describe, expect, it } from '@jest/globals';
import { NO_IDENTIFIERS, readProduct, type ProductBrief, type ProductIdentifiers } from '@listwright/domain/products';
import { aProduct, aProductBrief, CountingIds, FixedClock, InMemoryProducts } from '../../testing/index.js';
import { changedProduct, ProductFinder, type Product, type SoughtProduct } from './index.js';

const USER = '00000000-0000-7000-8000-0000000000aa';
const sought = (brief: Partial<ProductBrief> = {}, numbers: Partial<ProductIdentifiers> = {}): SoughtProduct => ({
  brief: aProductBrief(brief),
  identifiers: { ...NO_IDENTIFIERS, ...numbers },
});

describe('ProductFinder', () => {
  let products: InMemoryProducts;
  let finder: ProductFinder;

  beforeEach(() => {
    products = new InMemoryProducts();
    finder = new ProductFinder(products, new CountingIds(), new FixedClock());
  });
  const found = async (...all: readonly SoughtProduct[]) => finder.findOrAdd(USER, all);
  const stored = async (id: string | undefined): Promise<Product | undefined> => products.find(USER, id ?? '');

  it('makes a product once, in one go and over several', async () => {
    const [first, second] = await found(sought(), sought({ productName: 'himal STEEL bottle 750 ml' }));
    expect(second).toBe(first);
    expect(await found(sought())).toEqual([first]);
    expect(await products.count(USER)).toBe(1);
    expect((await stored(first))?.figures.facts).toBeGreaterThan(2);
    expect(await found()).toEqual([]);
  });

  it('foresees what a product becomes, and does not read again what was read of that before', async () => {
    expect(await finder.foresee(USER, sought())).toBeUndefined();
    const [id] = await found(sought());
    expect(await finder.foresee(USER, sought())).toBeUndefined();
    const more = sought({ attributes: { Lid: 'bamboo' } });
    const foreseen = await finder.foresee(USER, more);
    expect(foreseen?.attributes).toEqual({ Colour: 'Blue', Lid: 'bamboo' });
    if (foreseen === undefined) throw new Error('it is completed');
    readProduct.keep({ ...readProduct(foreseen), missingFacts: ['as it was read before'] }, foreseen);
    expect(await found({ ...more, foreseen })).toEqual([id]);
    expect(await stored(id)).toMatchObject({ brief: foreseen, figures: { missingFacts: ['as it was read before'] } });
    // Another input was faster: what was foreseen is not what it would become, and is not read.
    await found({ ...sought({ attributes: { Base: 'steel' } }), foreseen });
    expect((await stored(id))?.brief.attributes).toEqual({ Colour: 'Blue', Lid: 'bamboo' });
    // What was new when it was read is there meanwhile.
    const parallel = sought({ attributes: { Base: 'steel' } });
    expect(await found({ ...parallel, foreseen: parallel.brief })).toEqual([id]);
    expect((await stored(id))?.version).toBe(2);
    // Without a seller who waits it is completed.
    await found(parallel);
    expect((await stored(id))?.brief.attributes).toEqual({ Colour: 'Blue', Lid: 'bamboo', Base: 'steel' });
  });

  it.each([
    [
      'the same SKU, whatever the name',
      sought({}, { sku: 'A1' }),
      sought({ productName: 'Flask' }, { sku: 'a1' }),
      true,
    ],
    [
      'the same ASIN',
      sought({}, { asin: 'B0CXYZ1234' }),
      sought({ productName: 'Flask' }, { asin: 'B0CXYZ1234' }),
      true,
    ],
    ['the same name, where one has no SKU', sought(), sought({}, { sku: 'A1' }), true],
    ['another SKU under the same name', sought({}, { sku: 'A1' }), sought({}, { sku: 'A2' }), false],
    ['another ASIN under the same name', sought({}, { asin: 'B0CXYZ1234' }), sought({}, { asin: 'B0CXYZ9999' }), false],
    ['another brand', sought(), sought({ brand: 'Other' }), false],
  ])('decides by %s', async (_, one, other, same) => {
    const [first] = await found(one);
    const [second] = await found(other);
    expect(second === first).toBe(same);
    const [third, fourth] = await new ProductFinder(
      new InMemoryProducts(),
      new CountingIds(),
      new FixedClock(),
    ).findOrAdd(USER, [one, other]);
    expect(third === fourth).toBe(same);
  });

  it('prefers the SKU to the ASIN, and both to the name', async () => {
    const [bySku, byAsin, byName] = await found(
      sought({ productName: 'One' }, { sku: 'A1' }),
      sought({ productName: 'Two' }, { asin: 'B0CXYZ1234' }),
      sought({ productName: 'Three' }),
    );
    expect(await found(sought({ productName: 'Three' }, { sku: 'A1', asin: 'B0CXYZ1234' }))).toEqual([bySku]);
    expect(await found(sought({ productName: 'Three' }, { asin: 'B0CXYZ1234' }))).toEqual([byAsin]);
    expect(await found(sought({ productName: 'Three' }))).toEqual([byName]);
  });

  it('completes what is known and overwrites nothing', async () => {
    const [id] = await found(sought({ category: '', attributes: { Colour: 'Blue' } }));
    await found(
      sought(
        { category: 'Sports', description: 'Other words.', attributes: { colour: 'Red', Lid: 'Steel' } },
        { sku: 'A1' },
      ),
      sought({ attributes: { Height: '26 cm' } }, { sku: 'A1' }),
    );
    const product = await stored(id);
    expect(product).toMatchObject({ version: 2, identifiers: { sku: 'A1' } });
    expect(product?.brief).toMatchObject({
      category: 'Sports',
      description: aProductBrief().description,
      attributes: { Colour: 'Blue', Lid: 'Steel', Height: '26 cm' },
    });
    await found(sought({}, { sku: 'A1' }));
    expect((await stored(id))?.version).toBe(2);
  });

  it('stores the figures of what it completed', async () => {
    const [id] = await found(sought({ description: '' }), sought({ description: 'Weighs about 380 g.' }));
    const product = await stored(id);
    expect(product?.version).toBe(1);
    expect(product?.figures).toEqual(aProduct({ brief: { description: 'Weighs about 380 g.' } }).figures);
  });

  it('takes the product that another request made meanwhile', async () => {
    const other = aProduct({ id: '00000000-0000-7000-8000-0000000000c9' });
    const late = new (class extends InMemoryProducts {
      override async findAlike(): Promise<readonly Product[]> {
        await this.addMany(USER, [other]);
        return [];
      }
    })();
    const ids = await new ProductFinder(late, new CountingIds(), new FixedClock()).findOrAdd(USER, [sought()]);
    expect(ids).toEqual([other.id]);
    expect(await late.count(USER)).toBe(1);
  });

  it('leaves a product as another request changed it meanwhile', async () => {
    const product = aProduct({});
    await products.addMany(USER, [product]);
    const changed = changedProduct(product, { confirmed: ['x'] }, new Date());
    const late = new (class extends InMemoryProducts {
      override async findAlike(): Promise<readonly Product[]> {
        await this.addMany(USER, [product]);
        await this.save(changed);
        return [product];
      }
    })();
    const ids = await new ProductFinder(late, new CountingIds(), new FixedClock()).findOrAdd(USER, [
      sought({}, { sku: 'A1' }),
    ]);
    expect(ids).toEqual([product.id]);
    expect(await late.find(USER, product.id)).toEqual(changed);
  });

  it('makes none where the account has as many as it may have', async () => {
    const full = new (class extends InMemoryProducts {
      override addMany(userId: string, all: readonly Product[]) {
        return super.addMany(userId, all, 1);
      }
    })();
    const limited = new ProductFinder(full, new CountingIds(), new FixedClock());
    const [one, none, same] = await limited.findOrAdd(USER, [sought(), sought({ productName: 'Jug' }), sought()]);
    expect([one === undefined, none, same]).toEqual([false, undefined, one]);
  });
});
