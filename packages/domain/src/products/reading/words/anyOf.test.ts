import { describe, expect, it } from '@jest/globals';
import { anyOf } from './anyOf.js';

describe('anyOf', () => {
  const sources = [
    String.raw`\b(?:wash|wipe)\b|^(?:do not|a\|b)\b`,
    String.raw`[|x]y|(?:p|q)r$`,
    String.raw`\bnot (?:a|an) `,
    '^never',
  ];
  const any = anyOf(sources);

  it.each([
    'please wipe it',
    'rewipe',
    'do not dry',
    'we do not dry',
    'a|b',
    'an |y',
    'xy',
    'the pr',
    'the pry',
    'is not a toy',
    'cannot a toy',
    'never',
    'or never',
    '',
  ])('matches %j where one of its expressions does', (text) => {
    expect(any.test(text)).toBe(sources.some((source) => new RegExp(source, 'u').test(text)));
  });
});
