import {
  PHOTO_PIXELS_AT_MOST,
  PHOTO_TYPES,
  PhotoReader,
  THUMBNAIL_SIDE,
  type ReadPhotoFile,
} from '@listwright/application/products';
import { DomainError } from '@listwright/domain/shared';
import type { Sharp } from 'sharp';
import { requireImage } from './requireImage.js';

const FIELD = 'photo';
/** Longer than any honest photo of so many pixels takes. */
const DECODE_SECONDS = 20;

/** Reads photos with libvips. What is no JPEG, PNG or WebP by its first bytes never gets there. */
export class SharpPhotoReader extends PhotoReader {
  override async read(bytes: Uint8Array): Promise<ReadPhotoFile> {
    requireImage(bytes, FIELD);
    // Loaded with the first photo: its native library is large, and most processes never read one.
    const { default: sharp } = await import('sharp');
    // One frame: an animation of ten thousand would be decoded in full.
    const image = sharp(bytes, { failOn: 'error', limitInputPixels: PHOTO_PIXELS_AT_MOST, pages: 1 });
    const { type, width, height } = await this.shapeOf(image);
    if (width * height > PHOTO_PIXELS_AT_MOST) throw tooLarge();
    try {
      const thumbnail = await image
        .rotate()
        .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'inside', withoutEnlargement: true })
        .timeout({ seconds: DECODE_SECONDS })
        .webp({ quality: 75 })
        .toBuffer();
      return { type, width, height, thumbnail };
    } catch (error) {
      throw unreadable(error);
    }
  }

  /** By the header alone, so that a bomb is refused before it is unpacked. */
  private async shapeOf(image: Sharp): Promise<Omit<ReadPhotoFile, 'thumbnail'>> {
    let data: Awaited<ReturnType<Sharp['metadata']>>;
    try {
      data = await image.metadata();
    } catch (error) {
      throw /pixel limit/i.test((error as Error).message) ? tooLarge() : unreadable(error);
    }
    const type = PHOTO_TYPES.find((one) => one === `image/${data.format}`);
    if (type === undefined) throw unreadable();
    // Orientations from 5 on lie on their side (EXIF 2.32, tag 274).
    const isTurned = (data.orientation ?? 1) >= 5;
    const { width, height } = data;
    return isTurned ? { type, width: height, height: width } : { type, width, height };
  }
}

function unreadable(cause?: unknown): DomainError {
  const message = 'This image is damaged or incomplete';
  return new DomainError('invalid', 'wrong_type', `${message}. Choose another one.`, {
    faults: [{ path: FIELD, message }],
    cause,
  });
}

function tooLarge(): DomainError {
  const message = `An image may have at most ${PHOTO_PIXELS_AT_MOST / 1_000_000} megapixels`;
  return new DomainError('invalid', 'image_too_large', `${message}. Make it smaller first.`, {
    faults: [{ path: FIELD, message }],
  });
}
