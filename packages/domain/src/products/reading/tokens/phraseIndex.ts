import { lazily, WordFilter } from '../../../shared/index.js';
import { stemOf } from './stemOf.js';
import type { Token } from './Token.js';

interface Entry<Tag> {
  readonly tag: Tag;
  readonly key: string;
  readonly stems: readonly string[];
  /** The second stem, which differs in most phrases; undefined for one word. */
  readonly second: string | undefined;
}

/** A phrase of a lexicon where it stands in a token list: `first` and `next` are token indices, `next` exclusive. */
export interface PhraseHit<Tag> {
  readonly tag: Tag;
  /** The canonical spelling of its group. */
  readonly key: string;
  readonly first: number;
  readonly next: number;
}

/** Finds phrases in token lists; spelling variants, plurals and hyphens fall together. The longest phrase wins. */
export class PhraseIndex<Tag> {
  readonly #added: { readonly tag: Tag; readonly groups: readonly (readonly string[])[] }[] = [];
  /** By their first stems, the longest first. */
  readonly #table = lazily(() => {
    const byFirst = new Map<string, Entry<Tag>[]>();
    for (const { tag, groups } of this.#added) {
      for (const group of groups) {
        const key = group[0] ?? '';
        for (const spelling of group) {
          const stems = stemsOf(spelling);
          const first = stems[0];
          if (first === undefined) continue;
          const entries = byFirst.get(first) ?? [];
          entries.push({ tag, key, stems, second: stems[1] });
          byFirst.set(first, entries);
        }
      }
    }
    for (const entries of byFirst.values()) entries.sort((one, other) => other.stems.length - one.stems.length);
    return { byFirst, filter: new WordFilter(byFirst.keys()) };
  });

  /** Each group is a canonical spelling followed by its variants. All are added before the first search. */
  add(tag: Tag, groups: readonly (readonly string[])[]): this {
    this.#added.push({ tag, groups });
    return this;
  }

  /** Every phrase, in order, none inside another. */
  find(tokens: readonly Token[], stems: readonly string[]): readonly PhraseHit<Tag>[] {
    const hits: PhraseHit<Tag>[] = [];
    const { byFirst, filter } = this.#table();
    for (let at = 0; at < tokens.length;) {
      const stem = stems[at] ?? '';
      const entries = filter.mayHave(stem) ? byFirst.get(stem) : undefined;
      const hit = entries === undefined ? undefined : longestAt(entries, tokens, stems, at);
      if (hit === undefined) at += 1;
      else {
        hits.push(hit);
        at = hit.next;
      }
    }
    return hits;
  }

  /** The longest phrase that begins at a token. */
  at(tokens: readonly Token[], stems: readonly string[], at: number): PhraseHit<Tag> | undefined {
    const { byFirst, filter } = this.#table();
    const stem = stems[at] ?? '';
    const entries = filter.mayHave(stem) ? byFirst.get(stem) : undefined;
    return entries === undefined ? undefined : longestAt(entries, tokens, stems, at);
  }
}

function longestAt<Tag>(
  entries: readonly Entry<Tag>[],
  tokens: readonly Token[],
  stems: readonly string[],
  at: number,
): PhraseHit<Tag> | undefined {
  const second = stems[tokens[at + 1]?.text === '-' ? at + 2 : at + 1];
  for (const entry of entries) {
    if (entry.second !== undefined && entry.second !== second) continue;
    const next = matchEnd(entry.stems, tokens, stems, at);
    if (next !== undefined) return { tag: entry.tag, key: entry.key, first: at, next };
  }
  return undefined;
}

function matchEnd(
  wanted: readonly string[],
  tokens: readonly Token[],
  stems: readonly string[],
  at: number,
): number | undefined {
  let next = at;
  for (const stem of wanted) {
    if (next > at && tokens[next]?.text === '-') next += 1;
    if (stems[next] !== stem) return undefined;
    next += 1;
  }
  return next;
}

/** So many phrases are kept; then the memory is emptied. */
const MOST_PHRASES = 2000;
/** A longer phrase is a sentence, which hardly comes again. */
const LONGEST_PHRASE = 40;
const stemmedPhrases = new Map<string, readonly string[]>();

const stemmed = (phrase: string): readonly string[] =>
  (phrase.toLowerCase().match(/[\p{L}\p{N}%']+/gu) ?? []).map(stemOf);

/** The stems of a phrase, without its signs. Names of kinds, parts and properties come again and again. */
export function stemsOf(phrase: string): readonly string[] {
  if (phrase.length > LONGEST_PHRASE) return stemmed(phrase);
  const known = stemmedPhrases.get(phrase);
  if (known !== undefined) return known;
  const stems = stemmed(phrase);
  if (stemmedPhrases.size >= MOST_PHRASES) stemmedPhrases.clear();
  stemmedPhrases.set(phrase, stems);
  return stems;
}

/** The stems of tokens, in their places. A sign is its own stem. */
export function tokenStems(tokens: readonly Token[]): readonly string[] {
  return tokens.map(({ stem }) => stem);
}
