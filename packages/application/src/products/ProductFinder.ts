import { mergeBriefs, type ProductBrief } from '@listwright/domain/products';
import type { Clock, IdSource } from '../shared/index.js';
import { KnownProducts, type SoughtProduct } from './KnownProducts.js';
import { changedProduct, newProduct } from './newProduct.js';
import type { Product } from './Product.js';
import type { ProductRepository } from './ports/ProductRepository.js';

/**
 * Finds the products that texts are written for, and makes those that are not there. What is known of a found product
 * is completed and never overwritten.
 */
export class ProductFinder {
  constructor(
    private readonly products: ProductRepository,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  /** What the product that is there is to become by what is known now; undefined where there is none, or it stays as it is. */
  async foresee(userId: string, sought: SoughtProduct): Promise<ProductBrief | undefined> {
    const found = new KnownProducts(await this.products.findAlike(userId, [sought])).find(sought);
    if (found === undefined) return undefined;
    const merged = mergeBriefs(found.brief, sought.brief);
    return isSame(merged, found.brief) ? undefined : merged;
  }

  /** The id of each; undefined where the account has as many products as it may have. Joins the ambient transaction. */
  async findOrAdd(userId: string, sought: readonly SoughtProduct[]): Promise<readonly (string | undefined)[]> {
    const known = new KnownProducts(await this.products.findAlike(userId, sought));
    const added = new Map<string, Product>();
    const changed = new Map<string, Product>();
    const found = sought.map((one): string => {
      const product = known.find(one);
      const next = product === undefined ? this.made(userId, one) : this.completed(product, one);
      if (next === undefined) return product?.id ?? '';
      if (product === undefined || added.has(next.id)) added.set(next.id, next);
      else changed.set(next.id, next);
      known.put(next);
      return next.id;
    });
    const stored = await this.addedIds(userId, [...added.values()]);
    // A product that is being changed elsewhere keeps that change: the next input completes it.
    // In the order of ids, so that two workers that change the same products wait for each other in the same order.
    for (const product of [...changed.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)))
      await this.products.save({ ...product, version: product.version + 1 });
    return found.map((id) => (added.has(id) ? stored.get(id) : id));
  }

  /** By the id of each new product the one in store: another request may have been faster; undefined without room. */
  private async addedIds(userId: string, made: readonly Product[]): Promise<ReadonlyMap<string, string | undefined>> {
    const ids = await this.products.addMany(userId, made);
    return new Map(made.map(({ id }, index) => [id, ids[index]]));
  }

  private made(userId: string, { brief, identifiers }: SoughtProduct): Product {
    const made = newProduct({ id: this.ids.next(), userId, brief, identifiers, at: this.clock.now() });
    // A reading is remembered by its brief, so it is read as it is given.
    return { ...made, brief: plainBrief(brief) };
  }

  /** Undefined where the input adds nothing. Its version counts when it is stored, however often it is completed. */
  private completed(product: Product, { brief, identifiers, foreseen }: SoughtProduct): Product | undefined {
    const merged = asForeseen(mergeBriefs(product.brief, brief), foreseen) ?? product.brief;
    const { sku, asin, gtin } = product.identifiers;
    const ids = { sku: sku || identifiers.sku, asin: asin || identifiers.asin, gtin: gtin || identifiers.gtin };
    const isSameBrief = isSame(merged, product.brief);
    if (isSameBrief && ids.sku === sku && ids.asin === asin && ids.gtin === gtin) return undefined;
    const changes = { identifiers: ids, ...(isSameBrief ? {} : { brief: merged }) };
    return { ...changedProduct(product, changes, this.clock.now()), version: product.version };
  }
}

/** Without what a listing brief has beyond the product. */
function plainBrief({
  productName,
  description,
  category,
  brand,
  attributes,
  leftOut = [],
}: ProductBrief): ProductBrief {
  return { productName, description, category, brand, attributes, ...(leftOut.length === 0 ? {} : { leftOut }) };
}

/**
 * The object that was read, where it says the same. Undefined where another input was faster: reading what it would become
 * now would hold the transaction, so the next input completes the product.
 */
function asForeseen(brief: ProductBrief, foreseen: ProductBrief | undefined): ProductBrief | undefined {
  if (foreseen === undefined) return brief;
  return isSame(foreseen, brief) ? foreseen : undefined;
}

const isSame = (one: ProductBrief, other: ProductBrief): boolean => JSON.stringify(one) === JSON.stringify(other);
