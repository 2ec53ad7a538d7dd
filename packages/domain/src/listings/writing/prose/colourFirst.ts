import type { Statement } from '../../../products/index.js';

/** "ABS teal" → "teal ABS": a colour stands before its material. Phrases of another shape as they are. */
export function colourFirst(phrase: string, { terms, tokens }: Statement): string {
  const words = phrase.split(' ');
  const last = words.at(-1) ?? '';
  const named = (lexicon: 'colour' | 'material'): ReadonlySet<string> =>
    new Set(
      terms
        .filter((term) => term.lexicon === lexicon && term.next - term.first === 1)
        .map(({ first }) => tokens[first]?.lower ?? ''),
    );
  return words.length > 1 &&
    named('colour').has(last.toLowerCase()) &&
    named('material').has((words.at(-2) ?? '').toLowerCase())
    ? [last, ...words.slice(0, -1)].join(' ')
    : phrase;
}
