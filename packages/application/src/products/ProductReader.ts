import { readProduct, type ProductReading } from '@listwright/domain/products';
import type { Actor } from '../shared/index.js';
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
  ) {}

  /** Throws `product_not_found`. */
  async find(actor: Actor, id: string): Promise<Product> {
    const product = await this.products.find(actor.userId, id);
    if (product === undefined) throw productErrors.notFound();
    return product;
  }

  async execute(actor: Actor, id: string): Promise<ShownProduct> {
    return this.show(await this.find(actor, id));
  }

  async show(product: Product): Promise<ShownProduct> {
    const use = await this.listings.of(product.userId, [product.id]);
    return { product, reading: readProduct(product.brief), use: use.get(product.id) ?? { listings: 0, faulty: 0 } };
  }
}
