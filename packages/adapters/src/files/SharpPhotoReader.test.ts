import { describe, expect, it } from '@jest/globals';
import { PHOTO_TYPES, THUMBNAIL_SIDE, type PhotoType } from '@listwright/application/products';
import { photoReaderContract } from '@listwright/application/testing';
import sharp from 'sharp';
import { SharpPhotoReader } from './SharpPhotoReader.js';

const photos = new SharpPhotoReader();
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3366aa' }, limitInputPixels: false });
const make = (type: PhotoType, width: number, height: number) =>
  plain(width, height)
    .toFormat(type === 'image/jpeg' ? 'jpeg' : type === 'image/png' ? 'png' : 'webp')
    .toBuffer();

photoReaderContract('SharpPhotoReader', async () => ({ photos, make }));

describe('SharpPhotoReader', () => {
  it('makes a small WebP without metadata, turned as the photo is shown', async () => {
    const sideways = await plain(600, 300)
      .withExif({ IFD0: { ImageDescription: 'Secret place' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { type, width, height, thumbnail } = await photos.read(sideways);
    expect([type, width, height]).toEqual(['image/jpeg', 300, 600]);
    const { format, exif, ...size } = await sharp(thumbnail).metadata();
    expect([format, exif, size.width, size.height]).toEqual(['webp', undefined, THUMBNAIL_SIDE / 2, THUMBNAIL_SIDE]);
  });

  it('does not blow up a small image', async () => {
    const { thumbnail } = await photos.read(await make('image/png', 20, 10));
    expect(await sharp(thumbnail).metadata()).toMatchObject({ width: 20, height: 10 });
  });

  it.each(PHOTO_TYPES)('refuses a %s that was cut off', async (type) => {
    const whole = await sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .toFormat(type === 'image/jpeg' ? 'jpeg' : type === 'image/png' ? 'png' : 'webp')
      .toBuffer();
    for (const part of [0.1, 0.5, 0.9])
      await expect(photos.read(whole.subarray(0, Math.floor(whole.length * part)))).rejects.toMatchObject({
        code: 'wrong_type',
      });
  });

  it('refuses images of other kinds, also under the signature of another', async () => {
    const gif = await plain(10, 10).gif().toBuffer();
    const avif = await plain(10, 10).avif().toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="9"/></svg>');
    const disguised = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), svg]);
    for (const bytes of [gif, avif, svg, disguised, await plain(10, 10).tiff().toBuffer()])
      await expect(photos.read(bytes)).rejects.toMatchObject({ code: 'wrong_type' });
  });

  it('refuses a bomb by its header, before it is unpacked', async () => {
    const bomb = await make('image/png', 100, 100);
    // The size of the header, with its checksum left wrong: 60,000 x 60,000 pixels in a few bytes.
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    await expect(photos.read(bomb)).rejects.toMatchObject({
      code: expect.stringMatching(/^(image_too_large|wrong_type)$/),
    });
  });

  it('reads the first picture of an animation alone', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 40, height: 30, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const animated = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer();
    expect(await photos.read(animated)).toMatchObject({ width: 40, height: 30 });
  });
});
