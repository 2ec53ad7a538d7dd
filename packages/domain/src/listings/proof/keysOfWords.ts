import { BASE_VERBS, tokenise, tokenStems, stemsOf, type Kind } from '../../products/index.js';
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

/** What a thing is named for: a mixer mixes, a grater grates. */
function actsOf(kind: string): readonly string[] {
  const [, act = ''] = /(\p{L}{3,}?)(?:er|or)$/u.exec(kind.toLowerCase()) ?? [];
  const verb = [act, `${act}e`, act.replace(/(\p{L})\1$/u, '$1')].find((word) => BASE_VERBS.has(word));
  return verb === undefined ? [] : stemsOf(verb);
}

/** The words of a kind that assert nothing, and those that buyers search it by, as stems. */
export const stemsOfKind: (kind: Kind) => {
  readonly neutral: ReadonlySet<string>;
  readonly searched: ReadonlySet<string>;
} = remembering(
  ({ name, neutral, searchTerms, synonyms }: Kind) => ({
    neutral: new Set([...neutral.flatMap(stemsOf), ...actsOf(name)]),
    searched: new Set([...searchTerms, ...synonyms].flatMap(stemsOf)),
  }),
  () => true,
);
