import { lazily, WordTable } from '../../../shared/index.js';
import type { Token } from '../text/Token.js';
import { tokenise } from '../text/tokenise.js';
import type { ClaimClass } from './claimVocabularies.js';
import { compileClaims, NUMBER, WORD, type Allowed, type CompiledPair, type Phrase } from './matching/compileClaims.js';
import { foldText } from './matching/foldText.js';
import { endsSentence, isJoin } from './matching/gaps.js';
import { isForbidden, isNegated } from './matching/isNegated.js';
import { plainWords } from './matching/plainWords.js';

/** A claim in a text: UTF-16 offsets, `end` exclusive. */
export interface FoundClaim {
  readonly claimClass: ClaimClass;
  readonly start: number;
  readonly end: number;
  /** True when the term has honest uses and is therefore only worth a warning. */
  readonly advisory: boolean;
}

const vocabulary = lazily(() => {
  const claims = compileClaims();
  const known: ReadonlySet<string> = new Set(
    [...claims.byFirstWord.values()].flatMap((phrases) => phrases.flatMap(({ words }) => words)),
  );
  const phrases = new WordTable(claims.byFirstWord);
  return {
    claims,
    phrasesFrom: (word: string): readonly Phrase[] | undefined => phrases.get(word),
    numbered: claims.byFirstWord.get(NUMBER) ?? [],
    isKnown: (word: string): boolean => known.has(word) || claims.joined.has(word),
  };
});

/** A full stop after these ends no sentence: "No. 1". */
const ABBREVIATIONS: ReadonlySet<string> = new Set(['no', 'nr', 'm', 'r']);

/** Where a phrase of a list is: numbers of its first and last word. */
interface Mark {
  readonly first: number;
  readonly last: number;
}

/**
 * Every claim in a text, in order, without two of one class that overlap. `tokens` are the words of `text`.
 * `isExempt` tells whether a place belongs to the brand name, which may contain anything. One pass over the words, and
 * one over the marks that it leaves: linear in the length of any text.
 */
export function findClaims(
  text: string,
  tokens: readonly Token[],
  isExempt: (start: number, end: number) => boolean,
): readonly FoundClaim[] {
  const folded = foldText(text);
  const words = folded.text === text ? tokens : tokenise(folded.text);
  const found = claimsOf(folded.text, words, (first, last) => ({
    start: folded.startOf(first.start),
    end: folded.endOf(last.end - 1),
  }));
  if (folded.hadInvisible) {
    // A character that no one sees may join two words or part one.
    const parted = foldText(text, ' ');
    const place = (first: Token, last: Token) => ({
      start: parted.startOf(first.start),
      end: parted.endOf(last.end - 1),
    });
    found.push(...claimsOf(parted.text, tokenise(parted.text), place));
  }
  return inOrder(found.filter(({ start, end }) => !isExempt(start, end)));
}

/** Sorted by place; of claims of one class that overlap, the first and longest stays. */
function inOrder(found: FoundClaim[]): readonly FoundClaim[] {
  if (found.length < 2) return found;
  found.sort((one, other) => one.start - other.start || other.end - one.end);
  const ends = new Map<ClaimClass, number>();
  return found.filter(({ claimClass, start, end }) => {
    if (start < (ends.get(claimClass) ?? 0)) return false;
    ends.set(claimClass, end);
    return true;
  });
}

function claimsOf(
  text: string,
  given: readonly Token[],
  placeOf: (first: Token, last: Token) => { start: number; end: number },
): FoundClaim[] {
  const { claims, phrasesFrom, numbered, isKnown } = vocabulary();
  const tokens = plainWords(text, given, isKnown);
  const found: FoundClaim[] = [];
  const marks = new Map<number, Mark[]>();
  let all: ReadonlySet<string> | undefined;

  const isAllowed = (allow: readonly Allowed[], first: number, last: number): boolean => {
    if (allow.length === 0) return false;
    const before = tokens[first - 1]?.word ?? '';
    const after = tokens[last + 1]?.word ?? '';
    return allow.some((one) => {
      if (one.after.has(before) || one.before.has(after)) return true;
      if (one.denied && isForbidden(text, tokens, first)) return true;
      if (one.afterAll.some((words) => words.every((word, step) => tokens[first - words.length + step]?.word === word)))
        return true;
      if (one.goesOn.some((words) => words.every((word, step) => isWord(tokens[last + 1 + step]?.word ?? '', word))))
        return true;
      if (one.anywhere.size === 0) return false;
      all ??= new Set(tokens.map(({ word }) => word));
      for (const word of one.nowhere) if (all.has(word)) return false;
      for (const word of one.anywhere) if (all.has(word)) return true;
      return false;
    });
  };
  const take = ({ term, lists }: Phrase, first: number, last: number): void => {
    for (const list of lists) {
      const known = marks.get(list);
      if (known === undefined) marks.set(list, [{ first, last }]);
      else known.push({ first, last });
    }
    if (term === undefined || isAllowed(term.allow, first, last)) return;
    const place = placeOf(tokens[first] as Token, tokens[last] as Token);
    found.push({ claimClass: term.claimClass, advisory: term.advisory, ...place });
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const { word } = tokens[at] as Token;
    const phrases = phrasesFrom(word) ?? (word.endsWith("'s") ? phrasesFrom(word.slice(0, -2)) : undefined);
    // Nearly all phrases differ in their second word, which is known before anything else is asked.
    const next = tokens[at + 1]?.word;
    if (phrases !== undefined)
      for (const phrase of phrases) {
        const second = phrase.words[1];
        if (second === undefined || second === next || second === NUMBER) tryPhrase(phrase, at);
      }
    else if (word.length > 7) {
      const joined = claims.joined.get(word);
      if (joined !== undefined) take(joined, at, at);
    }
    if (numbered.length > 0 && isNumber(word)) for (const phrase of numbered) tryPhrase(phrase, at);
  }
  if (marks.size > 0) for (const pair of claims.pairs) findPairs(pair);
  return found;

  function tryPhrase(phrase: Phrase, at: number): void {
    const { words } = phrase;
    const last = at + words.length - 1;
    if (last >= tokens.length) return;
    for (let offset = 1; offset < words.length; offset += 1) {
      const token = tokens[at + offset] as Token;
      const wanted = words[offset];
      if (wanted === undefined || !isWord(token.word, wanted)) return;
      const before = tokens[at + offset - 1] as Token;
      if (!isJoin(text, before.end, token.start, ABBREVIATIONS.has(before.word))) return;
    }
    take(phrase, at, last);
  }

  function findPairs(pair: CompiledPair): void {
    const firsts = marks.get(pair.first);
    const seconds = marks.get(pair.second);
    if (firsts === undefined || seconds === undefined) return;
    let from = 0;
    for (const one of firsts) {
      while (from < seconds.length && (seconds[from] as Mark).first <= one.last) from += 1;
      for (let next = from; next < seconds.length; next += 1) {
        const other = seconds[next] as Mark;
        if (other.first - one.last - 1 > pair.reach) break;
        if (endsBetween(one.last, other.first)) break;
        if (isAllowed(pair.allow, one.first, other.last) || isNegated(text, tokens, one.first)) continue;
        const place = placeOf(tokens[one.first] as Token, tokens[other.last] as Token);
        found.push({ claimClass: pair.claimClass, advisory: pair.advisory, ...place });
        break;
      }
    }
  }

  function endsBetween(first: number, last: number): boolean {
    for (let at = first; at < last; at += 1) {
      if (endsSentence(text, (tokens[at] as Token).end, (tokens[at + 1] as Token).start)) return true;
    }
    return false;
  }
}

const isWord = (word: string, wanted: string): boolean =>
  wanted === NUMBER ? isNumber(word) : wanted === WORD ? word !== '' : word === wanted;

function isNumber(word: string): boolean {
  const code = word.charCodeAt(0);
  return code >= 48 && code <= 57;
}
