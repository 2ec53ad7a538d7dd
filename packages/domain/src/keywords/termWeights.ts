import { contentWords } from './contentWords.js';

/** A product as text, in fields of different weight. */
export interface WeighedDocument {
  readonly id: string;
  readonly fields: readonly { readonly text: string; readonly weight: number }[];
}

/** A word, or two words next to each other, that documents use. */
export interface TermWeight {
  readonly term: string;
  /** 0 to 100: of the heaviest term. */
  readonly weight: number;
  /** Ids of the documents that use it. */
  readonly usedBy: readonly string[];
}

/** Repeating a term in one document soon counts no more: the saturation of BM25. */
const K1 = 1.2;

/** A pair is typed less often than each of its words. */
const PAIR = 0.8;

/** How much less each word counts than the one before it: texts begin with what a product is. */
const FURTHER = 0.05;

/**
 * What a set of product texts is about: the terms that many of them use, early and in weighty fields, saturated as in BM25. Unlike in
 * a search, a term that most use weighs most: that is what buyers of this kind meet. Figures alone are no terms. Judged by what
 * shoppers typed: `npm run bench -- relevance`.
 */
export function termWeights(documents: readonly WeighedDocument[]): readonly TermWeight[] {
  const terms = new Map<string, { sum: number; usedBy: string[] }>();
  for (const { id, fields } of documents)
    for (const [term, count] of countsOf(fields)) {
      const known = terms.get(term) ?? { sum: 0, usedBy: [] };
      known.sum += (count * (K1 + 1)) / (count + K1);
      known.usedBy.push(id);
      terms.set(term, known);
    }
  const weighed = [...terms].map(([term, { sum, usedBy }]) => ({
    term,
    raw: sum * usedBy.length * (term.includes(' ') ? PAIR : 1),
    usedBy,
  }));
  const heaviest = weighed.reduce((most, { raw }) => Math.max(most, raw), 0);
  return weighed
    .toSorted((one, other) => other.raw - one.raw || one.term.localeCompare(other.term))
    .map(({ term, raw, usedBy }) => ({ term, weight: Math.round((raw / heaviest) * 100), usedBy }));
}

function countsOf(fields: WeighedDocument['fields']): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const add = (term: string, weight: number): void => void counts.set(term, (counts.get(term) ?? 0) + weight);
  for (const { text, weight } of fields) {
    let place = 0;
    for (const clause of text.split(/[^\p{L}\p{N}\s'’.-]+|[.]\s|\n/u)) {
      const words = contentWords(clause);
      for (const [at, word] of words.entries()) {
        const counted = weight / (1 + FURTHER * place);
        place += 1;
        if (!isTerm(word)) continue;
        add(word, counted);
        const next = words[at + 1];
        if (next !== undefined && isTerm(next) && next !== word) add(`${word} ${next}`, counted);
      }
    }
  }
  return counts;
}

const isTerm = (word: string): boolean => word.length > 2 && !/\d/u.test(word);
