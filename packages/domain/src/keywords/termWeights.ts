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

/** Pairs say more than single words, so that "water bottle" comes before "water". */
const PAIR = 1.5;

/**
 * What a set of product texts is about: the terms that many of them use, in weighty fields, saturated as in BM25. Unlike in
 * a search, a term that most use weighs most: that is what buyers of this kind meet. Of terms that weigh the same the one that
 * is named earlier comes first: titles begin with what a product is. Figures alone are no terms. `npm run bench -- relevance`.
 */
export function termWeights(documents: readonly WeighedDocument[]): readonly TermWeight[] {
  const terms = new Map<string, { sum: number; place: number; usedBy: string[] }>();
  for (const { id, fields } of documents)
    for (const [place, [term, count]] of [...countsOf(fields)].entries()) {
      const known = terms.get(term) ?? { sum: 0, place: 0, usedBy: [] };
      known.place += place;
      known.sum += (count * (K1 + 1)) / (count + K1);
      known.usedBy.push(id);
      terms.set(term, known);
    }
  const weighed = [...terms].map(([term, { sum, place, usedBy }]) => ({
    term,
    place: place / usedBy.length,
    raw: sum * usedBy.length * (term.includes(' ') ? PAIR : 1),
    usedBy,
  }));
  const heaviest = weighed.reduce((most, { raw }) => Math.max(most, raw), 0);
  return weighed
    .toSorted((one, other) => other.raw - one.raw || one.place - other.place || one.term.localeCompare(other.term))
    .map(({ term, raw, usedBy }) => ({ term, weight: Math.round((raw / heaviest) * 100), usedBy }));
}

function countsOf(fields: WeighedDocument['fields']): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const add = (term: string, weight: number): void => void counts.set(term, (counts.get(term) ?? 0) + weight);
  for (const { text, weight } of fields)
    for (const clause of text.split(/[^\p{L}\p{N}\s'’.-]+|[.]\s|\n/u)) {
      const words = contentWords(clause);
      words.forEach((word, at) => {
        if (!isTerm(word)) return;
        add(word, weight);
        const next = words[at + 1];
        if (next !== undefined && isTerm(next) && next !== word) add(`${word} ${next}`, weight);
      });
    }
  return counts;
}

const isTerm = (word: string): boolean => word.length > 2 && !/\d/u.test(word);
