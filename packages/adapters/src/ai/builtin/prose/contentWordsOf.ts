import { singularOf } from '@listwright/domain/products';

const IDLE: ReadonlySet<string> = new Set([
  'a',
  'an',
  'and',
  'as',
  'at',
  'be',
  'by',
  'for',
  'from',
  'in',
  'is',
  'it',
  'its',
  'of',
  'on',
  'or',
  'so',
  'that',
  'the',
  'this',
  'to',
  'what',
  'with',
  'you',
  'your',
]);

/** The content words of a text, each once and in the singular. */
export function contentWordsOf(bullet: string): ReadonlySet<string> {
  return new Set(
    bullet
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '' && !IDLE.has(word))
      .map(singularOf),
  );
}
