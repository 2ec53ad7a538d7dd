import { CLAIM_VOCABULARIES, type ClaimClass } from '../claimVocabularies.js';
import type { Allowance, ClaimVocabulary } from '../terms/ClaimTerm.js';
import { foldPhrase } from './foldText.js';

export const NUMBER = '<number>';
export const WORD = '<word>';

/** An allowance for quick lookups. */
export interface Allowed {
  readonly after: ReadonlySet<string>;
  readonly before: ReadonlySet<string>;
  readonly goesOn: readonly (readonly string[])[];
  readonly anywhere: ReadonlySet<string>;
  readonly nowhere: ReadonlySet<string>;
  readonly denied: boolean;
  readonly afterAll: readonly (readonly string[])[];
}

/** What is said about a place where a term or a half of a pair is found. */
export interface Phrase {
  readonly words: readonly string[];
  /** A claim by itself. */
  readonly term?: CompiledTerm;
  /** The lists that it belongs to as a verb or an object. */
  readonly lists: readonly number[];
}

export interface CompiledTerm {
  readonly claimClass: ClaimClass;
  readonly advisory: boolean;
  readonly allow: readonly Allowed[];
}

export interface CompiledPair extends CompiledTerm {
  /** Numbers of the lists whose phrases come first and second. */
  readonly first: number;
  readonly second: number;
  readonly reach: number;
}

export interface CompiledClaims {
  /** Phrases by their first word, longest first: one lookup decides for almost every word that nothing starts there. */
  readonly byFirstWord: ReadonlyMap<string, readonly Phrase[]>;
  /** Phrases of several words by their letters: "freeshipping". */
  readonly joined: ReadonlyMap<string, Phrase>;
  readonly pairs: readonly CompiledPair[];
}

/** Shorter phrases run together are other words. */
const JOINED_LEAST = 8;
const DEFAULT_REACH = 4;
const NONE: ReadonlySet<string> = new Set();
const setOf = (words: readonly string[] | undefined): ReadonlySet<string> =>
  words === undefined ? NONE : new Set(words);

const compileAllowance = ({
  after,
  before,
  goesOn = [],
  anywhere,
  nowhere,
  denied = false,
  afterAll = [],
}: Allowance): Allowed => ({
  after: setOf(after),
  before: setOf(before),
  goesOn: goesOn.map((phrase) => phrase.split(' ')),
  anywhere: setOf(anywhere),
  nowhere: setOf(nowhere),
  denied,
  afterAll: afterAll.map((phrase) => phrase.split(' ')),
});

/** All vocabularies as one table. */
export function compileClaims(): CompiledClaims {
  const byFirstWord = new Map<string, { words: readonly string[]; term?: CompiledTerm; lists: number[] }[]>();
  const pairs: CompiledPair[] = [];
  const numbers = new Map<readonly string[], number>();
  const phraseOf = (phrase: string) => {
    const words = foldPhrase(phrase).split(' ');
    const first = words[0] as string;
    const known = byFirstWord.get(first) ?? [];
    byFirstWord.set(first, known);
    const same = known.find((other) => other.words.join(' ') === words.join(' ') && other.term === undefined);
    if (same !== undefined) return same;
    const added: { words: readonly string[]; term?: CompiledTerm; lists: number[] } = { words, lists: [] };
    known.push(added);
    return added;
  };
  const listNumber = (phrases: readonly string[]): number => {
    const known = numbers.get(phrases);
    if (known !== undefined) return known;
    const number = numbers.size;
    numbers.set(phrases, number);
    for (const phrase of new Set(phrases)) phraseOf(phrase).lists.push(number);
    return number;
  };
  for (const claimClass of Object.keys(CLAIM_VOCABULARIES) as ClaimClass[]) {
    const { pairs: given = [] }: ClaimVocabulary = CLAIM_VOCABULARIES[claimClass];
    for (const { verbs, objects, order = 'verb', reach = DEFAULT_REACH, severity, allow = [] } of given) {
      const shared = { claimClass, advisory: severity === 'warning', allow: allow.map(compileAllowance), reach };
      const [verb, object] = [listNumber(verbs), listNumber(objects)];
      if (order !== 'object') pairs.push({ ...shared, first: verb, second: object });
      if (order !== 'verb') pairs.push({ ...shared, first: object, second: verb });
    }
  }
  for (const claimClass of Object.keys(CLAIM_VOCABULARIES) as ClaimClass[]) {
    const { terms }: ClaimVocabulary = CLAIM_VOCABULARIES[claimClass];
    for (const { phrase, severity, allow = [] } of terms) {
      const words = foldPhrase(phrase).split(' ');
      const first = words[0] as string;
      const term = { claimClass, advisory: severity === 'warning', allow: allow.map(compileAllowance) };
      byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { words, term, lists: [] }]);
    }
  }
  const joined = new Map<string, Phrase>();
  for (const phrases of byFirstWord.values()) {
    // Longest first, so that "money back guarantee" is one claim and not "money back".
    phrases.sort((a, b) => b.words.length - a.words.length);
    for (const phrase of phrases) {
      const word = phrase.words.join('');
      if (phrase.words.length > 1 && word.length >= JOINED_LEAST && !word.includes('<')) joined.set(word, phrase);
    }
  }
  return { byFirstWord, joined, pairs };
}
