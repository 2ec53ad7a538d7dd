import { describe, expect, test } from '@jest/globals';
import { handleFor } from './handleFor.js';
import { keywordPlacement } from './keywordPlacement.js';
import { packSearchTerms } from './packSearchTerms.js';

describe('packSearchTerms', () => {
  test('gives each useful word once, in lower case', () => {
    const terms = packSearchTerms(
      ['Insulated Flask', 'flasks for GYM', 'best cheap hydro flask', 'on sale now', "men's jug"],
      {
        title: 'Acme Water Bottle',
        brand: 'Hydro',
        maxBytes: 199,
      },
    );
    expect(terms).toBe('insulated flask gym now men jug');
  });

  test('skips a word that does not fit and goes on', () => {
    expect(packSearchTerms(['flask', 'extraordinarily', 'gym'], { maxBytes: 10 })).toBe('flask gym');
    expect(packSearchTerms(['ääääää'], { maxBytes: 11 })).toBe('');
  });

  test('counts the spaces between the words, and every byte of a letter', () => {
    const packed = (maxBytes: number) => packSearchTerms(['flask', 'jügli', 'gym'], { maxBytes });
    expect([5, 11, 12, 15, 16].map(packed)).toEqual([
      'flask',
      'flask gym',
      'flask jügli',
      'flask jügli',
      'flask jügli gym',
    ]);
    expect(new TextEncoder().encode(packed(16))).toHaveLength(16);
  });

  test('holds no forbidden claim', () => {
    expect(packSearchTerms(['antibacterial flask', 'free shipping bottle', 'cbd oil'], { maxBytes: 199 })).toBe(
      'flask bottle oil',
    );
  });
});

describe('keywordPlacement', () => {
  test('finds whole keywords, plural or not, over all fields', () => {
    const report = keywordPlacement(
      {
        title: 'Acme Water Bottle',
        bulletPoints: ['Keeps Kids Happy'],
        description: '<p>steel flask</p>',
        searchTerms: 'gym jug',
      },
      ['water bottles', 'bottle for kids', 'steel flask', 'thermos'],
    );
    expect(report.placements).toEqual([
      { keyword: 'water bottles', places: ['title'], covered: true },
      { keyword: 'bottle for kids', places: [], covered: true },
      { keyword: 'steel flask', places: ['description'], covered: true },
      { keyword: 'thermos', places: [], covered: false },
    ]);
    expect(report.coverage).toBe(75);
  });

  test('has nothing to cover without keywords', () => {
    expect(keywordPlacement({ title: 'x' }, [])).toEqual({ placements: [], coverage: 0 });
  });
});

test.each([
  ['Café Crème – 2-Pack (Große)', 'cafe-creme-2-pack-grosse'],
  ["Men's T-Shirt", 'mens-t-shirt'],
  ['日本語', ''],
  ['a '.repeat(300), Array.from({ length: 128 }, () => 'a').join('-')],
])('handleFor %s', (text, expected) => {
  expect(handleFor(text)).toBe(expected);
});

test('search terms keep measures and codes', () => {
  expect(packSearchTerms(['3.5mm jack', '1.5 l flask, v5.3', 'Dr. Martens', 'end.'], { maxBytes: 199 })).toBe(
    '3.5mm jack 1.5 flask v5.3 dr martens end',
  );
});
