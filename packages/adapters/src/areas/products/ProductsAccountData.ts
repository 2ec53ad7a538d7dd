import { AccountData } from '@listwright/application/accounts';
import { photoFolder, sampleProduct, type ProductRepository } from '@listwright/application/products';
import type { IdSource, ObjectStore, SessionActor } from '@listwright/application/shared';
import { exportedProduct } from '../../http/products/productViews.js';
import type { OwnedRows } from '../../postgres/OwnedRows.js';

/** Products with their photos. A new account starts with a sample. */
export class ProductsAccountData extends AccountData {
  constructor(
    private readonly products: ProductRepository,
    private readonly rows: OwnedRows,
    private readonly objects: ObjectStore,
    private readonly ids: IdSource,
  ) {
    super();
  }

  override async open(userId: string, at: Date): Promise<void> {
    await this.products.addMany(userId, [sampleProduct({ id: this.ids.next(), userId, at })]);
  }

  override async export({ userId }: SessionActor): Promise<Readonly<Record<string, object>>> {
    return { products: this.all(userId) };
  }

  override erase(userId: string): Promise<void> {
    return this.rows.erase(userId, ['products']);
  }

  override async eraseFiles(userId: string): Promise<void> {
    for await (const { key } of this.objects.list(photoFolder(userId))) await this.objects.delete(key);
  }

  private async *all(userId: string): AsyncGenerator<object> {
    for await (const product of this.products.all(userId)) yield exportedProduct(product);
  }
}
