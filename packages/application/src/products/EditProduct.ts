import { checkIdentifiers, type ProductBrief, type ProductIdentifiers } from '@listwright/domain/products';
import type { Actor, Clock } from '../shared/index.js';
import { changedProduct } from './newProduct.js';
import type { Product } from './Product.js';
import { productErrors } from './productErrors.js';
import type { ProductRepository } from './ports/ProductRepository.js';
import type { ProductReader, ShownProduct } from './ProductReader.js';
import { tidyBrief } from './tidyBrief.js';

/** What is present replaces what is stored. */
export interface ProductEdit {
  readonly brief: { readonly [Field in keyof ProductBrief]?: ProductBrief[Field] | undefined };
  readonly identifiers: { readonly [Name in keyof ProductIdentifiers]?: string | undefined };
  /** The version the edit started from; a newer one in store is a conflict. */
  readonly version?: number | undefined;
}

/** Changes a product of the own account. */
export class EditProduct {
  constructor(
    private readonly products: ProductRepository,
    private readonly reader: ProductReader,
    private readonly clock: Clock,
  ) {}

  /** Throws `product_not_found`, `product_changed`, `product_exists`, and `invalid` as adding one does. */
  async execute(actor: Actor, id: string, { brief, identifiers, version }: ProductEdit): Promise<ShownProduct> {
    const product = await this.reader.find(actor, id);
    return this.save(product, version, {
      brief: tidyBrief({ ...product.brief, ...given(brief) }),
      identifiers: checkIdentifiers({ ...product.identifiers, ...given(identifiers) }),
    });
  }

  /** Stores changes of a product that was just read. */
  async save(product: Product, version: number | undefined, changes: Partial<Product>): Promise<ShownProduct> {
    if (version !== undefined && version !== product.version) throw productErrors.changed();
    const next = changedProduct(product, changes, this.clock.now());
    const saved = await this.products.save(next);
    if (saved === 'changed') throw productErrors.changed();
    if (saved === 'exists') {
      const alike = await this.products.findAlike(product.userId, [next]);
      const other = alike.find((one) => one.id !== next.id);
      throw productErrors.exists(other?.id ?? next.id, other?.brief.productName ?? next.brief.productName);
    }
    return this.reader.show(next);
  }
}

type Given<T> = { readonly [Key in keyof T]?: Exclude<T[Key], undefined> };

const given = <T extends object>(fields: T): Given<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>;
