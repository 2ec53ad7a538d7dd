import { describe, expect, it } from '@jest/globals';
import { checkPage } from '@listwright/domain/listings';
import { aPageProduct } from '../../../testing/index.js';
import { seoResultOf } from './seoResultOf.js';

describe('the score of a page', () => {
  it.each(['amazon.de', 'larkhill.example'])(
    'is the same on its screen, in lists and in its own tab (%s)',
    (marketplace) => {
      const product = aPageProduct({
        title: 'Larkhill Enamel Mug 350 ml, FREE SHIPPING',
        brand: 'Larkhill',
        marketplace,
        description: 'An enamelled steel mug.',
        bullet_points: ['Holds 350 ml'],
      });
      const { title, description, bullet_points: bullets, brand } = product;
      const shown = seoResultOf(
        {
          title,
          description: description ?? '',
          bullet_points: [...bullets],
          keywords: [],
          marketplace: marketplace.startsWith('amazon.') ? 'amazon' : 'shopify',
          marketplace_id: '',
          kind: '',
          brand: brand ?? '',
          category: '',
          language: 'en',
        },
        '2026-11-23',
      );
      const { score, grade, suggestions } = checkPage(product, '2026-11-23');
      expect([shown.score, shown.grade]).toEqual([score, grade]);
      expect(shown.suggestions.map(({ message }) => message)).toEqual(suggestions.map(({ message }) => message));
    },
  );
});
