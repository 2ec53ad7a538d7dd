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

  it('reads long titles of separators and of words that people search with', () => {
    for (const title of [
      `Mug${' -'.repeat(50_000)} x`,
      `Mug fiyatı${', en'.repeat(40)} x`,
      `Mug${' en ucuz'.repeat(20_000)} x`,
    ])
      expect(named(title, '')).toBe(title);
  });
});
