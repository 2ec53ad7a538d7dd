import { describe, expect, it } from '@jest/globals';
import { matchesTag } from './matchesTag.js';

describe('If-None-Match', () => {
  it.each([
    ['W/"a1"', true],
    ['"a1"', true],
    ['"x", W/"a1" , "y"', true],
    ['*', true],
    ['', false],
    ['W/"a"', false],
    ['a1', false],
    ['"x a1"', false],
  ])('%s', (header, matches) => {
    expect(matchesTag(header, 'W/"a1"')).toBe(matches);
  });
});
