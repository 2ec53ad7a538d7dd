import { describe, expect, it } from '@jest/globals';
import type { ColumnMap } from '@listwright/domain/bulk';
import { EMPTY_COPY } from '@listwright/domain/listings';
import { CannedWriter, CountingIds, FixedClock, InMemoryListings, InMemoryProducts } from '../../../testing/index.js';
import type { JobPlan } from '../../jobs/index.js';
import { ListingWriter } from '../../listings/index.js';
import { ProductFinder, type Product, type SoughtProduct } from '../../products/index.js';
import { ListingJobKind } from './ListingJobKind.js';

const [ann, bob] = ['00000000-0000-7000-8000-0000000000aa', '00000000-0000-7000-8000-0000000000ab'] as const;
const columns: ColumnMap = [
  { name: 'Seller SKU', field: 'sku' },
  { name: 'asin', field: 'asin' },
  { name: 'Item', field: 'product_name' },
];
const header = columns.map(({ name }) => name);
const planOf = (userId: string): JobPlan => ({
  id: 'job',
  userId,
  kind: 'listings',
  marketplace: 'amazon',
  header,
  columns,
});

class CountingProducts extends InMemoryProducts {
  readonly calls = { find: 0, add: 0 };
  /** How many an account may have. */
  most: number | undefined;

  override findAlike(userId: string, products: readonly SoughtProduct[]) {
    this.calls.find += 1;
    return super.findAlike(userId, products);
  }

  override addMany(userId: string, products: readonly Product[]) {
    this.calls.add += 1;
    return super.addMany(userId, products, this.most);
  }
}

function build() {
  const [clock, ids] = [new FixedClock(), new CountingIds()];
  const [listings, products] = [new InMemoryListings(), new CountingProducts()];
  const copy = { ...EMPTY_COPY, title: 'Steel Cup', bulletPoints: ['Material: steel'], description: 'A cup of steel.' };
  const writer = new ListingWriter(new CannedWriter([copy]), clock);
  const kind = new ListingJobKind(writer, listings, new ProductFinder(products, ids, clock), ids, clock);
  const cancelBeforeStart = new AbortController().signal;
  const written = async (userId: string, ...cells: readonly string[]) => {
    const input = kind.read({ number: 2, cells }, planOf(userId));
    if ('error' in input) throw new Error(input.error);
    return kind.run(input.ok, { plan: planOf(userId), cancelBeforeStart });
  };
  const productsOf = async (userId: string, stored: readonly { readonly documentId?: string }[]) =>
    (
      await listings.findMany(
        userId,
        stored.flatMap(({ documentId }) => documentId ?? []),
      )
    ).map((one) => one.productId);
  return { kind, products, listings, written, productsOf };
}

describe('the rows of a file', () => {
  it('share the product that their SKU, ASIN or name says', async () => {
    const { kind, products, written, productsOf } = build();
    const rows = [
      await written(ann, 'C-1', '', 'Steel cup'),
      await written(ann, 'c-1', '', 'Steel cup of another name'),
      await written(ann, 'C-2', '', 'Steel cup'),
      await written(ann, '', 'b0cxyz1234', 'Steel mug'),
      await written(ann, '', '', 'Steel jug'),
      await written(ann, '', '', ' steel  JUG'),
    ];
    const [one, again, other, mug, jug, same] = await productsOf(ann, await kind.settle(rows));
    expect([again, same]).toEqual([one, jug]);
    expect(new Set([one, other, mug, jug]).size).toBe(4);
    expect(await products.find(ann, mug ?? '')).toMatchObject({ identifiers: { sku: '', asin: 'B0CXYZ1234' } });
    expect(products.calls).toEqual({ find: 1, add: 1 });
    const [second] = await productsOf(ann, await kind.settle([await written(ann, 'C-1', '', 'Cup')]));
    expect(second).toBe(one);
  });

  it('have products of their own account', async () => {
    const { kind, products, written, productsOf } = build();
    const stored = await kind.settle([
      await written(ann, 'C-1', '', 'Steel cup'),
      await written(bob, 'C-1', '', 'Steel cup'),
    ]);
    const [anns] = await productsOf(ann, stored);
    const [bobs] = await productsOf(bob, stored);
    expect(anns).not.toBe(bobs);
    expect(await products.find(ann, anns ?? '')).toMatchObject({ userId: ann });
    expect(await products.find(bob, bobs ?? '')).toMatchObject({ userId: bob });
  });

  it('are listings without a product where the account has no room for another', async () => {
    const { kind, products, listings, written } = build();
    products.most = 1;
    const rows = [await written(ann, 'C-1', '', 'Steel cup'), await written(ann, 'C-2', '', 'Steel jug')];
    const ids = (await kind.settle(rows)).flatMap(({ documentId }) => documentId ?? []);
    const [cup, jug] = await listings.findMany(ann, ids);
    expect(cup).toHaveProperty('productId');
    expect(jug).not.toHaveProperty('productId');
  });

  it('are refused with a SKU that is too long, or what is no ASIN', () => {
    const { kind } = build();
    expect(kind.read({ number: 2, cells: ['x'.repeat(101), '', 'Cup'] }, planOf(ann))).toEqual({
      error: expect.stringContaining('Seller SKU'),
    });
    expect(kind.read({ number: 2, cells: ['', 'B0', 'Cup'] }, planOf(ann))).toEqual({
      error: expect.stringContaining('ASIN'),
    });
  });
});
