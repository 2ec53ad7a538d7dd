import { isSameProduct } from '@listwright/domain/products';
import {
  identityOf,
  KnownProducts,
  NEWEST_PRODUCTS_FIRST,
  PRODUCTS_AT_MOST,
  ProductRepository,
  type Product,
  type ProductFilter,
  type ProductLabel,
  type ProductListings,
  type ProductOrder,
  type ProductRow,
  type SavedProduct,
  type SoughtProduct,
} from '../../src/products/index.js';
import type { Page, PageRequest } from '../../src/shared/index.js';
import { matchesWords } from '../shared/matchesWords.js';
import { pageOf } from '../shared/pageOf.js';

export class InMemoryProducts extends ProductRepository {
  private readonly stored = new Map<string, Product>();

  /** Without the listings no product has a score. */
  constructor(private readonly listings?: ProductListings) {
    super();
  }

  override async addMany(
    userId: string,
    products: readonly Product[],
    atMost = PRODUCTS_AT_MOST,
  ): Promise<readonly (string | undefined)[]> {
    return products.map((product) => {
      const same = this.own(userId).find((one) => identityOf(one) === identityOf(product));
      if (same !== undefined) return same.id;
      if (this.own(userId).length >= atMost) return undefined;
      this.stored.set(product.id, product);
      return product.id;
    });
  }

  override async find(userId: string, id: string): Promise<Product | undefined> {
    const product = this.stored.get(id);
    return product?.userId === userId ? product : undefined;
  }

  override async findAlike(userId: string, products: readonly SoughtProduct[]): Promise<readonly Product[]> {
    const plainFirst = this.own(userId).toSorted((a, b) => numbersOf(a) - numbersOf(b));
    const known = new KnownProducts(plainFirst);
    const alike = products.flatMap((one) => {
      const { sku, asin } = one.identifiers;
      const ways = [
        { sku, asin },
        { sku: '', asin },
        { sku: '', asin: '' },
      ];
      return ways
        .map((numbers) => known.find({ ...one, identifiers: { ...one.identifiers, ...numbers } }))
        .filter((product) => product !== undefined)
        .filter((product) =>
          isSameProduct({ ...product.brief, ...product.identifiers }, { ...one.brief, ...one.identifiers }),
        );
    });
    return [...new Set(alike)];
  }

  override async count(userId: string): Promise<number> {
    return this.own(userId).length;
  }

  override async list(
    userId: string,
    { search }: ProductFilter,
    page: PageRequest,
    order: ProductOrder = NEWEST_PRODUCTS_FIRST,
  ): Promise<Page<ProductRow>> {
    const matching = this.own(userId).filter(({ brief, identifiers: { sku, asin, gtin } }) =>
      matchesWords(search, brief.productName, brief.brand, sku, asin, gtin),
    );
    return pageOf(await this.sorted(userId, matching, order), page, rowOf);
  }

  override async labelsOf(userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, ProductLabel>> {
    const own = this.own(userId).filter(({ id }) => ids.includes(id));
    return new Map(
      own.map(({ id, identifiers, photos }) => [id, { sku: identifiers.sku, thumbnail: photos[0]?.thumbnail }]),
    );
  }

  override async save(product: Product): Promise<SavedProduct> {
    const stored = this.stored.get(product.id);
    if (stored?.userId !== product.userId || stored.version !== product.version - 1) return 'changed';
    const others = this.own(product.userId).filter(({ id }) => id !== product.id);
    if (others.some((one) => identityOf(one) === identityOf(product))) return 'exists';
    this.stored.set(product.id, product);
    return 'saved';
  }

  override async remove(userId: string, id: string): Promise<Product | undefined> {
    const product = await this.find(userId, id);
    this.stored.delete(product?.id ?? '');
    return product;
  }

  override async photoKeys(userId: string, ids: readonly string[]): Promise<readonly string[]> {
    const own = this.own(userId).filter(({ id }) => ids.includes(id));
    return own.flatMap(({ photos }) => photos.map(({ key }) => key));
  }

  override async *all(userId: string): AsyncGenerator<Product> {
    yield* this.own(userId);
  }

  private async sorted(
    userId: string,
    products: readonly Product[],
    { sort, order }: ProductOrder,
  ): Promise<readonly Product[]> {
    const sign = order === 'asc' ? -1 : 1;
    const scores = await this.listings?.of(
      userId,
      products.map(({ id }) => id),
    );
    const without = order === 'asc' ? Infinity : -Infinity;
    const valueOf = ({ id, brief, createdAt }: Product): string | number => {
      if (sort === 'date') return createdAt.getTime();
      return sort === 'name' ? brief.productName.toLowerCase() : (scores?.get(id)?.lowestScore ?? without);
    };
    const compare = (a: string | number, b: string | number) => (a === b ? 0 : a < b ? 1 : -1);
    return products.toSorted((a, b) => sign * (compare(valueOf(a), valueOf(b)) || compare(a.id, b.id)));
  }

  /** Newest first. */
  private own(userId: string): readonly Product[] {
    return [...this.stored.values()]
      .filter((one) => one.userId === userId)
      .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1));
  }
}

const numbersOf = ({ identifiers: { sku, asin } }: Product): number => Number(sku !== '') + Number(asin !== '');

function rowOf({ id, brief, identifiers, figures, photos, isSample, createdAt, updatedAt }: Product): ProductRow {
  const { productName: name, brand, category } = brief;
  const [first] = photos;
  const shown = { thumbnail: first?.thumbnail, photos: photos.length, isSample };
  return { id, name, brand, category, identifiers, figures, ...shown, createdAt, updatedAt };
}
