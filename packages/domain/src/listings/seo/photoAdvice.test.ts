import { describe, expect, it } from '@jest/globals';
import { photoAdvice } from './photoAdvice.js';

const amazon = (...sizes: readonly string[]) =>
  photoAdvice({
    marketplace: 'amazon.de',
    images: sizes.map((size) => `https://m.media-amazon.com/images/I/71a${size}.jpg`),
  });
const shop = (...images: readonly string[]) => photoAdvice({ marketplace: 'larkhill.example', images });
const six = (size: string) => Array.from({ length: 6 }, () => size);

describe('advice on the photos of a page', () => {
  it('asks for six at Amazon, and for one anywhere', () => {
    expect(amazon(...six('._AC_SL1500_'))).toEqual([]);
    expect(amazon('._AC_SL1500_')).toMatchObject([
      { severity: 'warning', message: expect.stringContaining('1 image') },
    ]);
    expect(amazon()).toMatchObject([{ severity: 'error' }]);
    expect(shop('https://cdn.example/1.jpg')).toEqual([]);
    expect(shop()).toMatchObject([{ severity: 'warning', message: expect.stringMatching(/No image/u) }]);
  });

  it('asks for larger ones where no address names a size to zoom into', () => {
    expect(amazon(...six('._AC_SX679_'))).toMatchObject([
      { severity: 'warning', message: expect.stringContaining('is 679 pixels') },
    ]);
    expect(amazon(...six('._AC_SX679_').slice(1), '._AC_SL1200_')).toEqual([]);
    expect(shop('https://shop.example/mug-600x450.jpg')).toMatchObject([
      { severity: 'info', message: expect.stringContaining('is 600 pixels') },
    ]);
    expect(shop('https://shop.example/mug_600x.jpg?v=1', 'https://cdn.example/a.jpg?width=800')).toMatchObject([
      { message: expect.stringContaining('is 800 pixels') },
    ]);
  });

  it('says nothing of sizes that it does not know', () => {
    expect(amazon(...six(''))).toEqual([]);
    expect(shop('https://shop.example/mug-600x450.jpg', 'https://shop.example/back.jpg')).toEqual([]);
    expect(shop('https://shop.example/mug-2000x1500.jpg')).toEqual([]);
  });
});
