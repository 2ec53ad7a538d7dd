import { describe, expect, it } from '@jest/globals';
import { keywordGaps } from './keywordGaps.js';
import { aProduct } from './testing/aProduct.js';

describe('keywordGaps', () => {
  const termsOf = (description: string) =>
    keywordGaps(aProduct('own'), [aProduct('a', { description })]).map(({ term }) => term);

  it('takes no word of a clause before its denial either, and goes on behind its end', () => {
    expect(termsOf('Our microwave ovens are not meant; camp mug.')).toEqual(['camp mug']);
    expect(termsOf("The lid doesn't seal! Camp mug")).toEqual(['camp mug']);
    expect(termsOf('Camp mug. Never leaks tea')).toEqual(['camp mug']);
  });

  it('weighs a title more than bullets, and those more than the description', () => {
    const [title, bullets, description] = keywordGaps(aProduct('own'), [
      aProduct('a', { title: 'Kettle', bulletPoints: ['Teapot'], description: 'Saucepan' }),
    ]);
    expect([title?.term, bullets?.term, description?.term]).toEqual(['kettle', 'teapot', 'saucepan']);
    expect(title?.weight).toBe(100);
    expect(bullets?.weight).toBeLessThan(100);
    expect(description?.weight).toBeLessThan(bullets?.weight ?? 0);
  });

  it('calls a pair yours where your text has both words, in its attributes too', () => {
    const gaps = keywordGaps(aProduct('own', { title: 'Mug', specifications: { use: 'camp' } }), [
      aProduct('a', { title: 'Camp mug' }),
    ]);
    expect(gaps.find(({ term }) => term === 'camp mug')?.isYours).toBe(true);
    const others = keywordGaps(aProduct('own', { title: 'Mug' }), [aProduct('a', { title: 'Camp mug' })]);
    expect(others.find(({ term }) => term === 'camp mug')?.isYours).toBe(false);
  });

  it('names forty terms at most', () => {
    const words = Array.from(
      { length: 60 },
      (_, at) => `w${'abcdefghijklmnopqrstuvwxyz'[at % 26]}${'xyz'[Math.floor(at / 26)]}`,
    );
    expect(keywordGaps(aProduct('own'), [aProduct('a', { description: words.join(', ') })])).toHaveLength(40);
  });
});
