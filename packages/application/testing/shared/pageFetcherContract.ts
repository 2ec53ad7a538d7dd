import { describe, expect, it } from '@jest/globals';
import type { PageFetcher } from '../../src/shared/index.js';

/** A site under test: what it answers at each address. */
export type PagesUnderTest = Readonly<
  Record<string, { readonly text: string; readonly contentType?: string } | { readonly redirectsTo: string }>
>;

const SHOP = 'http://shop.example';

const PAGES: PagesUnderTest = {
  [`${SHOP}/bottle`]: { text: '<title>Bottle – 750 ml</title>' },
  [`${SHOP}/old`]: { redirectsTo: '/bottle#top' },
  [`${SHOP}/loop`]: { redirectsTo: '/loop' },
  [`${SHOP}/inside`]: { redirectsTo: 'http://127.0.0.1/' },
  [`${SHOP}/photo`]: { text: 'x', contentType: 'image/png' },
};

/** The contract of every fetcher. `make` gives one for which the sites answer as said, and nothing else exists. */
export function pageFetcherContract(name: string, make: (pages: PagesUnderTest) => Promise<PageFetcher>): void {
  describe(`${name} as a fetcher of pages`, () => {
    it('reads a page', async () => {
      expect(await (await make(PAGES)).read(`${SHOP}/bottle#size`)).toEqual({
        address: `${SHOP}/bottle`,
        contentType: 'text/html',
        charset: 'utf-8',
        text: '<title>Bottle – 750 ml</title>',
      });
    });

    it('follows a redirect, and says where it led', async () => {
      expect(await (await make(PAGES)).read(`${SHOP}/old`)).toMatchObject({ address: `${SHOP}/bottle` });
    });

    it('reads other types for those who ask for them', async () => {
      const page = await (await make(PAGES)).read(`${SHOP}/photo`, { contentTypes: ['image/png'] });
      expect(page).toMatchObject({ contentType: 'image/png' });
    });

    it.each([
      ['/none', 'not_found', 'page_not_found'],
      ['/loop', 'invalid', 'page_too_many_redirects'],
      ['/inside', 'invalid', 'page_refused_address'],
      ['/photo', 'invalid', 'page_wrong_type'],
    ])('refuses %s', async (path, kind, code) => {
      const fetcher = await make(PAGES);
      await expect(fetcher.read(`${SHOP}${path}`)).rejects.toMatchObject({ kind, code });
    });

    it.each(['', 'bottle', '/bottle', 'ftp://shop.example/bottle', 'file:///etc/passwd', 'http://'])(
      'refuses "%s" as an address',
      async (address) => {
        const fetcher = await make(PAGES);
        await expect(fetcher.read(address)).rejects.toMatchObject({ code: 'page_invalid_address' });
      },
    );

    it('throws the reason of a caller that has left', async () => {
      const signal = AbortSignal.abort(new Error('left'));
      const fetcher = await make(PAGES);
      await expect(fetcher.read(`${SHOP}/bottle`, { signal })).rejects.toThrow('left');
    });
  });
}
