import { WordTable } from '../../../shared/index.js';
const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Number words that count things: "two lids", "a dozen straws". "One" counts too; whether it is an article, the reader decides. */
export const NUMBER_WORDS = new WordTable<number>([
  ...WORDS.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
  ['pair', 2],
  ['duo', 2],
  ['trio', 3],
  ['quartet', 4],
  ['couple', 2],
  ['twin', 2],
  ['double', 2],
  ['triple', 3],
  ['single', 1],
]);
