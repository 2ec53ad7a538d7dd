import { describe, expect, it } from '@jest/globals';
import type { PageProduct } from '../../products/index.js';
import { checkPage } from './checkPage.js';
import { judgePage } from './judgePage.js';
import { pageParts } from './pageParts.js';

const page = (known: Partial<PageProduct>) =>
  ({ title: 'Mug', brand: null, description: null, bullet_points: [], images: [], ...known }) as unknown as PageProduct;
const images = (count: number) => Array.from({ length: count }, (_, at) => `https://cdn.example/${at}.jpg`);

describe('judgePage', () => {
  it('numbers what to improve by urgency, and says which part it concerns', () => {
    const product = page({
      marketplace: 'amazon.com',
      title: 'BEST enamel mug!!! FREE SHIPPING',
      description: 'A mug.',
      images: images(2),
    });
    const { score, suggestions } = judgePage(product, '2026-11-23');
    expect(score).toBe(checkPage(product, '2026-11-23').score);
    expect(suggestions.map(({ number }) => number)).toEqual(suggestions.map((_, at) => at + 1));
    const ranks = suggestions.map(({ severity }) => ['error', 'warning', 'info'].indexOf(severity));
    expect(ranks).toEqual(ranks.toSorted());
    expect(suggestions.find(({ message }) => /shipping/iu.test(message))?.place).toBe('title');
    expect(suggestions.find(({ place }) => place === 'images')?.message).toContain('2 images');
  });

  it('finds enough images good, and none an error', () => {
    const of = (count: number) =>
      judgePage(page({ marketplace: 'amazon.com', images: images(count) }), '2026-11-23').suggestions.find(
        ({ place }) => place === 'images',
      );
    expect(of(6)).toBeUndefined();
    expect(of(0)?.severity).toBe('error');
    expect(of(1)?.message).toContain('1 image.');
  });

  it('sums up each part by its most urgent suggestion', () => {
    const partsOf = (known: Partial<PageProduct>) => pageParts(judgePage(page(known), '2026-11-23'), page(known));
    const bad = { marketplace: 'amazon.com', title: 'BEST mug!!! FREE SHIPPING', images: images(2) };
    expect(partsOf(bad)).toMatchObject({ title: 'error', images: 'warning' });
    expect(partsOf({ marketplace: 'amazon.com', images: images(6) }).images).toBe('good');
    // Shops other than Amazon have no bullet points as a rule.
    expect(partsOf({ marketplace: 'larkhill.example', images: images(2) })).toMatchObject({
      images: 'good',
      bullets: 'absent',
    });
  });
});
