import { checkIdentifiers, type ProductBrief, type ProductIdentifiers } from '@listwright/domain/products';
import type { Actor, Caller, Clock, IdSource, OnStored, Transaction } from '../shared/index.js';
import { KnownProducts } from './KnownProducts.js';
import { newProduct } from './newProduct.js';
import type { Product } from './Product.js';
import type { ProductRepository } from './ports/ProductRepository.js';
import { productErrors } from './productErrors.js';
import type { ProductReader, ShownProduct } from './ProductReader.js';
import { tidyBrief } from './tidyBrief.js';

/** Adds a product to the own account. */
export class AddProduct {
  constructor(
    private readonly products: ProductRepository,
    private readonly reader: ProductReader,
    private readonly transaction: Transaction,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws `invalid` for a product without a name or with wrong identifiers, `product_exists`, `too_many_products`, and what
   * `FactReader` throws.
   */
  async execute(
    actor: Actor,
    input: ProductBrief,
    given: ProductIdentifiers,
    caller: Caller,
    onStored?: OnStored<ShownProduct>,
  ): Promise<ShownProduct> {
    const [brief, identifiers] = [tidyBrief(input), checkIdentifiers(given)];
    await this.reader.read(brief, caller);
    const at = this.clock.now();
    return this.store(
      newProduct({ id: this.ids.next(), userId: actor.userId, brief, identifiers, at }),
      caller,
      onStored,
    );
  }

  /** Stores a product that was just made of a brief that was read. Throws `product_exists`, `too_many_products`. */
  async store(made: Product, caller: Caller, onStored?: OnStored<ShownProduct>): Promise<ShownProduct> {
    const { userId } = made;
    const same = new KnownProducts(await this.products.findAlike(userId, [made])).find(made);
    if (same !== undefined) throw productErrors.exists(same.id, same.brief.productName);
    return this.transaction.run(async () => {
      const [id] = await this.products.addMany(userId, [made]);
      if (id === undefined) throw productErrors.tooMany();
      if (id !== made.id) throw productErrors.exists(id, made.brief.productName);
      const shown = await this.reader.show(made, caller);
      await onStored?.(shown);
      return shown;
    });
  }
}
