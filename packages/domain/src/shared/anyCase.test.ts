import { describe, expect, it } from '@jest/globals';
import { anyCase } from './anyCase.js';

describe('anyCase', () => {
  const isTrade = anyCase(/^[LT]\/T\b|\bOEM\b.{0,9}\d|\bprix (?:à|de) \p{L}+\b|\bfree\b(?!\s)/iu);

  it.each(['L/T at sight', 't/t', 'For oem: 500', 'PRIX À VOIR', 'Gluten-FREE'])(
    'finds what %j has in any case',
    (text) => {
      expect(isTrade(text)).toBe(true);
    },
  );

  it.each(['lt at sight', 'OEM quality', 'prix 7', 'free shipping', ''])('does not find it in %j', (text) => {
    expect(isTrade(text)).toBe(false);
  });

  it('keeps escapes as they are', () => {
    expect(anyCase(/^\D\S\W$/iu)('AB-')).toBe(true);
    expect(anyCase(/^\D\S\W$/iu)('1B-')).toBe(false);
  });

  it('refuses an expression that tells the cases apart', () => {
    expect(() => anyCase(/^cup/u)).toThrow('Not for letters of any case: ^cup');
    expect(() => anyCase(/^\p{Lu}up/iu)).toThrow('Not for letters of any case');
  });
});
