import type { Actor, ObjectStore, StoredContent } from '../../shared/index.js';
import type { Photo } from '../Product.js';
import { productErrors } from '../productErrors.js';
import type { ProductReader } from '../ProductReader.js';

/** Opens the file of a photo of the own account. The caller closes it. */
export class OpenPhoto {
  constructor(
    private readonly reader: ProductReader,
    private readonly objects: ObjectStore,
  ) {}

  /** Throws `product_not_found`, and `photo_not_found` also where the file is gone. */
  async execute(
    actor: Actor,
    productId: string,
    photoId: string,
  ): Promise<{ readonly photo: Photo; readonly content: StoredContent }> {
    const { photos } = await this.reader.find(actor, productId);
    const photo = photos.find(({ id }) => id === photoId);
    const content = photo === undefined ? undefined : await this.objects.get(photo.key);
    if (photo === undefined || content === undefined) throw productErrors.photoNotFound();
    return { photo, content };
  }
}
