import { describe, expect, test } from '@jest/globals';
import { lowerAt } from './lowerAt.js';
import { stemsOf, tokenStems } from './phraseIndex.js';
import { stemOf } from './stemOf.js';
import { tokenise } from './tokenise.js';

describe('the tokens of a text', () => {
  test.each([
    'Washed bottles w/ a lid, w/o straw',
    'Men’s boots BL770 in 2 colours',
    'サイズ60×120',
    'Extraordinarily lightweight; not dishwasher-safe',
  ])('know the stems of their words, and no other stems: %s', (text) => {
    for (const { kind, lower, stem } of tokenise(text)) expect(stem).toBe(kind === 'word' ? stemOf(lower) : lower);
  });

  test('have one straight apostrophe, in their stems too', () => {
    expect(tokenStems(tokenise('Men’s boots'))).toEqual(tokenStems(tokenise("Men's boots")));
  });

  test('are empty words before the first and behind the last', () => {
    const tokens = tokenise('Two lids');
    expect([-2, -1, 0, 1, 2].map((at) => lowerAt(tokens, at))).toEqual(['', '', 'two', 'lids', '']);
  });
});

test('a phrase has the same stems when thousands of others were asked for', () => {
  const before = [...stemsOf('Washed steel bottles')];
  for (let count = 0; count < 5000; count += 1) stemsOf(`bottles no ${count}`);
  expect(stemsOf('Washed steel bottles')).toEqual(before);
});
