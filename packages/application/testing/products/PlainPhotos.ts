import { DomainError } from '@listwright/domain/shared';
import { PHOTO_TYPES, PhotoReader, type ReadPhotoFile } from '../../src/products/index.js';

/** Reads texts such as `image/png 40x30` in place of images. */
export class PlainPhotos extends PhotoReader {
  override async read(bytes: Uint8Array): Promise<ReadPhotoFile> {
    const [name, size = ''] = new TextDecoder().decode(bytes).split(' ');
    const type = PHOTO_TYPES.find((one) => one === name);
    const [width = 0, height = 0] = size.split('x').map(Number);
    if (type === undefined || !(width > 0 && height > 0)) throw fault('wrong_type', 'This is no image.');
    if (width * height > 50_000_000) throw fault('image_too_large', 'This image has too many pixels.');
    return { type, width, height, thumbnail: new Uint8Array([1, 2, 3]) };
  }
}

const fault = (code: 'wrong_type' | 'image_too_large', message: string) =>
  new DomainError('invalid', code, message, { faults: [{ path: 'photo', message }] });
