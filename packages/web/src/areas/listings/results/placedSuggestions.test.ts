import { describe, expect, it } from '@jest/globals';
import { aPageProduct } from '@listwright/application/testing';
import { checkPage } from '@listwright/domain/listings';
import type { PageProduct } from '../page/ReadPage';
import { placedSuggestions } from './placedSuggestions';

const page = (known: Parameters<typeof aPageProduct>[0]) =>
  ({ ...aPageProduct(known), reviews: null, availability: 'In Stock' }) as PageProduct;
const images = (count: number) => Array.from({ length: count }, (_, at) => `https://cdn.example/${at}.jpg`);

describe('placedSuggestions', () => {
  it('numbers what to improve by urgency, and says which part it concerns', () => {
    const product = page({
      marketplace: 'amazon.com',
      title: 'BEST enamel mug!!! FREE SHIPPING',
      description: 'A mug.',
      images: images(2),
    });
    const { score, suggestions } = placedSuggestions(product, '2026-11-23');
    expect(score).toBe(checkPage(product, '2026-11-23').score);
    expect(suggestions.map(({ number }) => number)).toEqual(suggestions.map((_, at) => at + 1));
    const ranks = suggestions.map(({ severity }) => ['error', 'warning', 'info'].indexOf(severity));
    expect(ranks).toEqual(ranks.toSorted());
    expect(suggestions.find(({ message }) => /shipping/iu.test(message))?.place).toBe('title');
    expect(suggestions.find(({ place }) => place === 'images')?.message).toContain('2 images');
  });

  it('finds enough images good, and none an error', () => {
    const of = (count: number) =>
      placedSuggestions(page({ marketplace: 'amazon.com', images: images(count) }), '2026-11-23').suggestions.find(
        ({ place }) => place === 'images',
      );
    expect(of(6)).toBeUndefined();
    expect(of(0)?.severity).toBe('error');
    expect(of(1)?.message).toContain('1 image.');
  });
});
