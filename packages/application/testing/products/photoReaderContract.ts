import { describe, expect, it } from '@jest/globals';
import type { PhotoReader, PhotoType } from '../../src/products/index.js';

export interface PhotosUnderTest {
  readonly photos: PhotoReader;
  /** An image file of a type and size. */
  readonly make: (type: PhotoType, width: number, height: number) => Promise<Uint8Array>;
}

/** The contract of every reader of photos. */
export function photoReaderContract(name: string, setUp: () => Promise<PhotosUnderTest>): void {
  describe(`${name} as a reader of photos`, () => {
    it.each(['image/jpeg', 'image/png', 'image/webp'] as const)('reads %s', async (type) => {
      const { photos, make } = await setUp();
      const read = await photos.read(await make(type, 400, 300));
      expect(read).toMatchObject({ type, width: 400, height: 300 });
      expect(read.thumbnail.length).toBeGreaterThan(0);
    });

    it('refuses what is no image', async () => {
      const { photos } = await setUp();
      for (const text of ['', 'hello', '<svg xmlns="http://www.w3.org/2000/svg"></svg>', 'GIF89a'])
        await expect(photos.read(new TextEncoder().encode(text))).rejects.toMatchObject({
          code: 'wrong_type',
          faults: [expect.objectContaining({ path: 'photo' })],
        });
    });

    it('refuses one of too many pixels', async () => {
      const { photos, make } = await setUp();
      await expect(photos.read(await make('image/png', 8000, 7000))).rejects.toMatchObject({ code: 'image_too_large' });
    });
  });
}
