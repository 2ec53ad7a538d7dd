import { Readable } from 'node:stream';
import { AccountData } from '@listwright/application/accounts';
import {
  photoFolder,
  photoKey,
  sampleProduct,
  type PageShareRepository,
  type Photo,
  type ProductRepository,
} from '@listwright/application/products';
import type { IdSource, ObjectStore, SessionActor } from '@listwright/application/shared';
import { pageShareView } from '../../http/products/pageViews.js';
import { exportedProduct } from '../../http/products/productViews.js';
import type { OwnedRows } from '../../postgres/OwnedRows.js';
import type { SamplePhoto } from './SamplePhoto.js';

/** Products with their photos. A new account starts with a sample. */
export class ProductsAccountData extends AccountData {
  constructor(
    private readonly products: ProductRepository,
    private readonly rows: OwnedRows,
    private readonly objects: ObjectStore,
    private readonly ids: IdSource,
    private readonly samplePhoto: SamplePhoto,
    private readonly shares: PageShareRepository,
  ) {
    super();
  }

  override async open(userId: string, at: Date): Promise<void> {
    const product = sampleProduct({ id: this.ids.next(), userId, at });
    const photos = await this.photosOf(userId, product.id);
    await this.products.addMany(userId, [{ ...product, photos }]);
  }

  override async export({ userId }: SessionActor, at: Date): Promise<Readonly<Record<string, object>>> {
    const shares = await this.shares.list(userId, at);
    return { products: this.all(userId), page_shares: shares.map(pageShareView) };
  }

  override erase(userId: string): Promise<void> {
    return this.rows.erase(userId, ['products', 'page_shares']);
  }

  override async eraseFiles(userId: string): Promise<void> {
    for await (const { key } of this.objects.list(photoFolder(userId))) await this.objects.delete(key);
  }

  /** None where the object store does not take the file: an account opens all the same. */
  private async photosOf(userId: string, productId: string): Promise<readonly Photo[]> {
    const { bytes, thumbnail, ...rest } = await this.samplePhoto.read();
    const id = this.ids.next();
    const key = photoKey(userId, productId, `${id}.webp`);
    try {
      await this.objects.put(key, Readable.from([bytes]));
    } catch {
      return [];
    }
    return [{ ...rest, id, key, size: bytes.length, thumbnail: Buffer.from(thumbnail).toString('base64') }];
  }

  private async *all(userId: string): AsyncGenerator<object> {
    for await (const product of this.products.all(userId)) yield exportedProduct(product);
  }
}
