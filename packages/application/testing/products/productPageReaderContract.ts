import { describe, expect, it } from '@jest/globals';
import type { ProductPageReader } from '@listwright/application/products';

const PAGE = `<html><body><h1>Enamel mug</h1><b>12.50 EUR</b>
  <script type="application/ld+json">{"@type":"Product","name":"Enamel mug","offers":{"price":"12.50","priceCurrency":"EUR"}}</script></body></html>`;

/** What every reader of pages does. */
export function productPageReaderContract(name: string, open: () => ProductPageReader): void {
  describe(`${name} as a reader of pages`, () => {
    it('reads the product of a page, and where it found it', async () => {
      const page = await open().read(PAGE, 'https://shop.example/mug');
      expect(page.page.kind).toBe('product');
      expect(page.product).toMatchObject({
        title: 'Enamel mug',
        price: 12.5,
        currency: 'EUR',
        url: 'https://shop.example/mug',
      });
      expect(page.provenance).toHaveProperty('title');
    });

    it('invents nothing where a page says little', async () => {
      const { product } = await open().read(
        '<h1>Enamel mug</h1><b>12.50 EUR</b><script type="application/ld+json">{"@type":"Product","name":"Enamel mug"}</script>',
        undefined,
      );
      expect(product).toMatchObject({
        brand: null,
        rating: null,
        in_stock: null,
        asin: null,
        list_price: null,
        images: [],
      });
    });

    it('says what a page without a product is', async () => {
      const page = await open().read('<html><body></body></html>', undefined);
      expect(page).toMatchObject({ page: { kind: 'empty' }, product: null });
      expect(page.page.reason).not.toBe('');
    });

    it('reads several pages that are asked for at once', async () => {
      const reader = open();
      const pages = await Promise.all(
        [1, 2, 3].map((at) => reader.read(PAGE.replaceAll('Enamel', `No. ${at}`), undefined)),
      );
      expect(pages.map(({ product }) => product?.title)).toEqual(['No. 1 mug', 'No. 2 mug', 'No. 3 mug']);
    });
  });
}
