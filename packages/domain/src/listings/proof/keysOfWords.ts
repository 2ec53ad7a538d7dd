import { tokenise, tokenStems, stemsOf, type Kind } from '../../products/index.js';
import { remembering } from '../../shared/index.js';
import { allGroupsOf } from './concepts.js';

/** So many phrases are kept; then the memory is emptied. */
const MOST_PHRASES = 5000;
const known = new Map<string, readonly string[]>();

/** The stems of a few words and the groups of synonyms in them: names of kinds and general terms come again and again. */
export function keysOfWords(words: string): readonly string[] {
  const last = known.get(words);
  if (last !== undefined) return last;
  const tokens = tokenise(words);
  const stems = tokenStems(tokens);
  const keys = [
    ...stems.filter((_, at) => tokens[at]?.kind !== 'sign'),
    ...allGroupsOf(tokens, stems).map(({ key }) => key),
  ];
  if (known.size >= MOST_PHRASES) known.clear();
  known.set(words, keys);
  return keys;
}

/** The words of a kind that assert nothing, and those that buyers search it by, as stems. */
export const stemsOfKind: (kind: Kind) => {
  readonly neutral: ReadonlySet<string>;
  readonly searched: ReadonlySet<string>;
} = remembering(
  ({ neutral, searchTerms, synonyms }: Kind) => ({
    neutral: new Set(neutral.flatMap(stemsOf)),
    searched: new Set([...searchTerms, ...synonyms].flatMap(stemsOf)),
  }),
  () => true,
);
