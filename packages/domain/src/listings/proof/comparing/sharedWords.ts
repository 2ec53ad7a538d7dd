import type { ProductReading, Statement } from '../../../products/index.js';
import { flatMapped, remembering } from '../../../shared/index.js';
import { allGroupsOf } from '../concepts.js';
import { carriersOf } from '../words/carriersAt.js';
import { isGrammarWord } from '../words/isGrammarWord.js';
import { rootOf } from '../words/rootOf.js';

/** A sentence of the input: the roots of its words, its groups of synonyms, and whether something in it is denied. */
interface GivenSentence {
  readonly words: Set<string>;
  isDenied: boolean;
}

const sentencesOf = remembering(
  ({ statements }: ProductReading): readonly GivenSentence[] => {
    const sentences = new Map<string, GivenSentence>();
    for (const { field, statement } of statements) {
      const place = `${field}:${statement.sentence}`;
      const sentence = sentences.get(place) ?? { words: new Set(), isDenied: false };
      sentences.set(place, sentence);
      const { label, stems, tokens, negated } = statement;
      for (const stem of stems) sentence.words.add(stem).add(rootOf(stem));
      for (const { key } of allGroupsOf(tokens, stems)) sentence.words.add(key);
      for (const word of label.toLowerCase().split(/[^\p{L}]+/u)) sentence.words.add(word).add(rootOf(word));
      sentence.isDenied ||= statement.polarity === 'is_not' || negated.includes(true);
    }
    return [...sentences.values()];
  },
  () => true,
);

/** How many content words of a statement one sentence of the input shares with it at most, and of how many. */
export interface SharedWords {
  readonly shared: number;
  readonly all: number;
}

/**
 * The sentence of the input that says the most of a statement's words, by their roots and synonyms. Figures and words of
 * grammar do not count. `isDenied`: only sentences in which something is denied.
 */
export function sharedWords(statement: Statement, reading: ProductReading, isDenied = false): SharedWords {
  const keys = keysOf(statement);
  let shared = 0;
  for (const sentence of sentencesOf(reading)) {
    if (isDenied && !sentence.isDenied) continue;
    const count = keys.filter((one) => one.some((key) => sentence.words.has(key))).length;
    if (count > shared) shared = count;
  }
  return { shared, all: keys.length };
}

/** For each content word: what the input may say for it. */
function keysOf({ tokens, stems }: Statement): readonly (readonly string[])[] {
  const groups = allGroupsOf(tokens, stems);
  return flatMapped(tokens, (token, at) => {
    const stem = stems[at] ?? '';
    if (token.kind !== 'word' || stem.length < LEAST_WORD || isGrammarWord(stem) || SMALL.test(token.lower)) return [];
    const ofGroups = groups.filter(({ first, next }) => first <= at && at < next).map(({ key }) => key);
    return [[stem, rootOf(stem), ...carriersOf(stem), ...ofGroups]];
  });
}

const LEAST_WORD = 3;
const SMALL =
  /^(?:not|never|about|without|made|comes?|please|note|must|want|like|here|even|don't|cannot|can't|won't|doesn't|isn't|aren't|after|before|between|there|every|long|wide|high|tall|deep|thick|weighs?|measures?)$/u;
