import type { PhotoType } from '../Product.js';

/** What an uploaded image is, by its content. */
export interface ReadPhotoFile {
  readonly type: PhotoType;
  /** In pixels, as it is shown. */
  readonly width: number;
  readonly height: number;
  /** A small WebP image without metadata. */
  readonly thumbnail: Uint8Array;
}

/** The most pixels of a photo: an image of few bytes can unpack to gigabytes. */
export const PHOTO_PIXELS_AT_MOST = 50_000_000;

/** The longer side of a thumbnail in pixels. */
export const THUMBNAIL_SIDE = 160;

/** Reads untrusted image files. */
export abstract class PhotoReader {
  /**
   * Throws `invalid`: code `wrong_type` for what is no JPEG, PNG or WebP image by its content or is broken, code
   * `image_too_large` for more than `PHOTO_PIXELS_AT_MOST` pixels.
   */
  abstract read(bytes: Uint8Array): Promise<ReadPhotoFile>;
}
