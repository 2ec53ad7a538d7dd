import { describe, expect, it } from '@jest/globals';
import { PageTree } from './PageTree.js';
import { titleOf } from './titleOf.js';

/** At black.example, which writes its prices as Americans do. */
const named = (title: string, page: string): string =>
  titleOf(title, {
    tree: new PageTree(page),
    html: page,
    url: new URL('https://www.black.example/mug'),
    amazon: undefined,
    isOfShopify: false,
    currency: 'USD',
    decimal: '.',
  });

describe('titleOf', () => {
  it('keeps a colour that is also the name of the host', () => {
    const heading = '<title>Enamel mug - Black</title><h1>Enamel mug - Black</h1>';
    expect(named('Enamel mug - Black', heading)).toBe('Enamel mug - Black');
    expect(named('Enamel mug - Black', '')).toBe('Enamel mug - Black');
  });

  it('leaves the host out whatever blanks the title has', () => {
    expect(named('Enamel  mug\n| Black', '')).toBe('Enamel mug');
  });

  it('leaves the host out behind a bar, or where the page also names the product without it', () => {
    expect(named('Enamel mug | Black', '')).toBe('Enamel mug');
    expect(named('Enamel mug - Black', '<h1>Enamel  Mug</h1>')).toBe('Enamel mug');
    expect(named('Enamel mug - Black', '<meta property="og:title" content="Enamel mug">')).toBe('Enamel mug');
  });

  it('leaves a host of several words out that the title writes apart', () => {
    const at = (title: string, heading: string) =>
      titleOf(title, {
        tree: new PageTree(`<h1>${heading}</h1>`),
        html: '',
        url: new URL('https://www.larkhill.example/mug'),
        amazon: undefined,
        isOfShopify: false,
        currency: 'USD',
        decimal: '.',
      });
    expect(at('Enamel mug - Lark Hill', 'Enamel mug')).toBe('Enamel mug');
    expect(at('Enamel mug - Lark Hill', 'Enamel mug - Lark Hill')).toBe('Enamel mug - Lark Hill');
    expect(at('Enamel mug - Lark Blue', 'Enamel mug')).toBe('Enamel mug - Lark Blue');
  });

  it('reads long titles of separators and of words that people search with', () => {
    for (const title of [
      `Mug${' -'.repeat(50_000)} x`,
      `Mug fiyatı${', en'.repeat(40)} x`,
      `Mug${' en ucuz'.repeat(20_000)} x`,
    ])
      expect(named(title, '')).toBe(title);
  });
});
