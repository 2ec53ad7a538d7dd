import { isSameProduct, nameKey, type ProductBrief, type ProductIdentifiers } from '@listwright/domain/products';
import { identityOf } from './identityOf.js';
import type { Product } from './Product.js';

/** What is known of a product, by which it is found or made. */
export interface SoughtProduct {
  readonly brief: ProductBrief;
  readonly identifiers: ProductIdentifiers;
  /**
   * What the product is to be, as it was foreseen: read before, so that no transaction waits for it. Where it would become something
   * else it stays as it is. Absent: it is read when it is stored.
   */
  readonly foreseen?: ProductBrief | undefined;
}

/**
 * Products to look up by what they are known by. A file has thousands of rows, so each is found by a key and not by
 * comparing it with all others.
 */
export class KnownProducts {
  private readonly byId = new Map<string, Product>();
  private readonly byKey = new Map<string, Set<string>>();

  constructor(products: readonly Product[]) {
    for (const product of products) this.put(product);
  }

  /** Adds a product, or replaces it. What it was known by before still leads to it. */
  put(product: Product): void {
    this.byId.set(product.id, product);
    for (const key of keysOf(product)) {
      const ids = this.byKey.get(key) ?? new Set();
      this.byKey.set(key, ids.add(product.id));
    }
  }

  /** The one with the same SKU, else the same ASIN, else the same brand and name, as `isSameProduct` decides. */
  find(sought: SoughtProduct): Product | undefined {
    const identity = identityOf(sought);
    for (const key of keysOf(sought)) {
      const same = [...(this.byKey.get(key) ?? [])].flatMap((id) => {
        const one = this.byId.get(id);
        return one !== undefined && isSame(one, sought) ? one : [];
      });
      const found = same.find((one) => identityOf(one) === identity) ?? same[0];
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

/** In the order in which they count. */
function keysOf({ brief, identifiers: { sku, asin } }: SoughtProduct): readonly string[] {
  return [
    ...(sku === '' ? [] : [`sku:${sku.toLowerCase()}`]),
    ...(asin === '' ? [] : [`asin:${asin}`]),
    `name:${nameKey(brief)}`,
  ];
}

const isSame = (one: SoughtProduct, other: SoughtProduct): boolean =>
  isSameProduct({ ...one.brief, ...one.identifiers }, { ...other.brief, ...other.identifiers });
