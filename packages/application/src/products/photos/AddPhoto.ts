import { DomainError } from '@listwright/domain/shared';
import { undoAfter, type Actor, type Caller, type IdSource, type ObjectStore } from '../../shared/index.js';
import type { EditProduct } from '../EditProduct.js';
import { PHOTOS_AT_MOST, type Photo, type PhotoType, type Product } from '../Product.js';
import { productErrors } from '../productErrors.js';
import type { PhotoReader } from '../ports/PhotoReader.js';
import type { ProductReader, ShownProduct } from '../ProductReader.js';
import { photoKey } from './photoFolder.js';

const ENDINGS: Readonly<Record<PhotoType, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** Adds a photo to a product of the own account. */
export class AddPhoto {
  constructor(
    private readonly reader: ProductReader,
    private readonly edit: EditProduct,
    private readonly photos: PhotoReader,
    private readonly objects: ObjectStore,
    private readonly ids: IdSource,
  ) {}

  /** Throws `product_not_found`, `too_many_photos`, `product_changed`, what `FactReader`, `PhotoReader` and `ObjectStore` throw. */
  async execute(actor: Actor, productId: string, bytes: Uint8Array, caller: Caller): Promise<ShownProduct> {
    const { userId } = await this.withRoom(actor, productId);
    const { type, width, height, thumbnail } = await this.photos.read(bytes);
    const id = this.ids.next();
    const key = photoKey(userId, productId, `${id}.${ENDINGS[type]}`);
    const photo: Photo = { id, key, type, size: bytes.length, width, height, thumbnail: base64(thumbnail) };
    await this.objects.put(key, once(bytes));
    try {
      return await this.attach(actor, productId, photo, caller);
    } catch (error) {
      await undoAfter(error, () => this.objects.delete(key));
      throw error;
    }
  }

  /** Photos that are uploaded at once change the product one after the other. */
  private async attach(actor: Actor, productId: string, photo: Photo, caller: Caller): Promise<ShownProduct> {
    for (let tries = 1; ; tries += 1) {
      const product = await this.withRoom(actor, productId);
      try {
        return await this.edit.save(product, undefined, { photos: [...product.photos, photo] }, caller);
      } catch (error) {
        const isChanged = error instanceof DomainError && error.code === 'product_changed';
        if (!isChanged || tries >= PHOTOS_AT_MOST) throw error;
      }
    }
  }

  private async withRoom(actor: Actor, productId: string): Promise<Product> {
    const product = await this.reader.find(actor, productId);
    if (product.photos.length >= PHOTOS_AT_MOST) throw productErrors.tooManyPhotos();
    return product;
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const base64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
