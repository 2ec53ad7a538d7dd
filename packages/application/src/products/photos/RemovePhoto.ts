import type { Actor, Caller, ObjectStore } from '../../shared/index.js';
import type { EditProduct } from '../EditProduct.js';
import { productErrors } from '../productErrors.js';
import type { ProductReader, ShownProduct } from '../ProductReader.js';

/** Deletes a photo of a product of the own account. */
export class RemovePhoto {
  constructor(
    private readonly reader: ProductReader,
    private readonly edit: EditProduct,
    private readonly objects: ObjectStore,
  ) {}

  async execute(actor: Actor, productId: string, photoId: string, caller: Caller): Promise<ShownProduct> {
    const product = await this.reader.find(actor, productId);
    const photo = product.photos.find(({ id }) => id === photoId);
    if (photo === undefined) throw productErrors.photoNotFound();
    const photos = product.photos.filter((one) => one !== photo);
    const shown = await this.edit.save(product, undefined, { photos }, caller);
    await this.objects.delete(photo.key);
    return shown;
  }
}
