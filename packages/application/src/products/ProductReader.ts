import type { ProductBrief, ProductReading } from '@listwright/domain/products';
import type { Actor, Caller } from '../shared/index.js';
import type { FactReader } from './ports/FactReader.js';
import type { ProductListings } from './ports/ProductListings.js';
import type { ProductRepository } from './ports/ProductRepository.js';
import { productErrors } from './productErrors.js';
import type { ListingsOfProduct, Product } from './Product.js';

/** A product with what its brief says and what is known of its listings. */
export interface ShownProduct {
  readonly product: Product;
  readonly reading: ProductReading;
  readonly use: ListingsOfProduct;
}

/** Reads products of the own account. */
export class ProductReader {
  constructor(
    private readonly products: ProductRepository,
    private readonly listings: ProductListings,
    private readonly facts: FactReader,
  ) {}

  /** Throws `product_not_found`. */
  async find(actor: Actor, id: string): Promise<Product> {
    const product = await this.products.find(actor.userId, id);
    if (product === undefined) throw productErrors.notFound();
    return product;
  }

  /** Throws `product_not_found`, and what `FactReader` throws. */
  async execute(actor: Actor, id: string, caller: Caller): Promise<ShownProduct> {
    return this.show(await this.find(actor, id), caller);
  }

  /** Of a product that is stored after it was read, so that no one is refused what was stored. */
  async show(product: Product, caller: Caller): Promise<ShownProduct> {
    const reading = await this.read(product.brief, caller);
    const use = await this.listings.of(product.userId, [product.id]);
    return { product, reading, use: use.get(product.id) ?? { listings: 0, faulty: 0 } };
  }

  /** Throws what `FactReader` throws, at the first time that a brief is read. */
  read(brief: ProductBrief, caller: Caller): Promise<ProductReading> {
    return this.facts.read(brief, caller);
  }
}
