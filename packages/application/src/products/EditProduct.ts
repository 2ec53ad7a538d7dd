import { checkIdentifiers, type ProductBrief, type ProductIdentifiers } from '@listwright/domain/products';
import type { Actor, Caller, Clock } from '../shared/index.js';
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

  /** Throws `product_not_found`, `product_changed`, `product_exists`, and `invalid` and what `FactReader` throws as adding one does. */
  async execute(
    actor: Actor,
    id: string,
    { brief, identifiers, version }: ProductEdit,
    caller: Caller,
  ): Promise<ShownProduct> {
    const product = await this.reader.find(actor, id);
    const changes = {
      brief: tidyBrief({ ...product.brief, ...given(brief) }),
      identifiers: checkIdentifiers({ ...product.identifiers, ...given(identifiers) }),
    };
    return this.save(product, version, changes, caller);
  }

  /** Stores changes of a product that was just found. */
  async save(
    product: Product,
    version: number | undefined,
    changes: Partial<Product>,
    caller: Caller,
  ): Promise<ShownProduct> {
    if (version !== undefined && version !== product.version) throw productErrors.changed();
    await this.reader.read(changes.brief ?? product.brief, caller);
    const next = changedProduct(product, changes, this.clock.now());
    const saved = await this.products.save(next);
    if (saved === 'changed') throw productErrors.changed();
    if (saved === 'exists') {
      const alike = await this.products.findAlike(product.userId, [next]);
      const other = alike.find((one) => one.id !== next.id);
      throw productErrors.exists(other?.id ?? next.id, other?.brief.productName ?? next.brief.productName);
    }
    return this.reader.show(next, caller);
  }
}

type Given<T> = { readonly [Key in keyof T]?: Exclude<T[Key], undefined> };

const given = <T extends object>(fields: T): Given<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>;
