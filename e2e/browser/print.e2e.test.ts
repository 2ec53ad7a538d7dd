import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { registerSeller, startSite, type TestSite } from '../harness/startServer.js';
import { Visitor } from '../harness/Visitor.js';

/** A4 at 96 dots per inch. */
const PAPER = { width: 794, height: 1123 };
/** Below this relative luminance, text is at least 4.5 to 1 on white paper. */
const DARKEST_GREY = 0.183;

const html = `<title>Enamel mug</title><link rel="canonical" href="https://shop.example/mug"><script type="application/ld+json">${JSON.stringify(
  {
    '@type': 'Product',
    name: 'Enamel mug 350 ml',
    brand: 'Larkhill',
    description: 'Enamelled steel. Holds 350 ml. Hand wash only.',
    image: ['https://cdn.larkhill.example/front.jpg'],
    offers: { price: '12.50', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
  },
)}</script><h1>Enamel mug 350 ml</h1>`;

describe('the analysis of a page on paper', () => {
  let site: TestSite;
  let link: string;

  beforeAll(async () => {
    site = await startSite();
    const { products } = (await registerSeller(site.url)).client;
    const { product } = await products.readPage({ body: { html } });
    if (product === null) throw new Error('the page shows a product');
    const { url } = await products.sharePage({
      body: { product, read_at: new Date().toISOString(), expires_in_days: 7 },
    });
    link = new URL(url).pathname + new URL(url).hash;
  });
  afterAll(() => site.close());

  it.each(['light', 'dark'])(
    'is dark on white, without buttons, with its address, from the %s theme',
    async (theme) => {
      const visitor = await Visitor.arrive(site.url);
      await visitor.page.evaluateOnNewDocument((chosen) => localStorage.setItem('listwright-theme', chosen), theme);
      await visitor.goTo(link);
      await visitor.sees('Improvement suggestions');
      expect(await visitor.text()).not.toContain('https://shop.example/mug');
      await visitor.page.setViewport(PAPER);
      await visitor.page.emulateMediaType('print');
      const paper = await visitor.page.evaluate(() => {
        const shown = (node: Element) => node.checkVisibility();
        const luminance = (colour: string) => {
          const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
            const share = Number(part) / 255;
            return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        const texts = [...document.querySelectorAll('#main *')].filter(
          (node) => shown(node) && [...node.childNodes].some((one) => one.nodeType === 3 && one.textContent?.trim()),
        );
        return {
          buttons: [...document.querySelectorAll('button')].filter(shown).length,
          lightest: Math.max(...texts.map((node) => luminance(getComputedStyle(node).color))),
          text: document.body.innerText,
          isWider: document.documentElement.scrollWidth > innerWidth,
        };
      });
      expect(paper.text).toContain('https://shop.example/mug');
      expect(paper.text).toContain('€12.50');
      expect(paper.text).not.toContain('Open the page');
      expect([paper.buttons, paper.isWider]).toEqual([0, false]);
      expect(paper.lightest).toBeLessThan(DARKEST_GREY);
      await visitor.leave();
    },
  );
});
