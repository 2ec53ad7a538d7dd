import { contentWords } from './contentWords.js';

/** A product as text, in fields of different weight. */
export interface WeighedDocument {
  readonly id: string;
  readonly fields: readonly { readonly text: string; readonly weight: number }[];
}

export interface RankedDocument {
  readonly id: string;
  /** Higher is more relevant; documents with 0 are not listed. */
  readonly score: number;
}

/** How fast a repeated word stops to count, and how much longer texts are held back: the usual values of BM25. */
const K1 = 1.2;
const B = 0.75;

/**
 * The documents that share words with a query, the most relevant first, by BM25F (Robertson, Zaragoza and Taylor, 2004): the
 * words of all fields are counted together with the weight of their field, and then saturated. Equal scores keep their order.
 */
export function rankDocuments(query: string, documents: readonly WeighedDocument[]): readonly RankedDocument[] {
  const counted = documents.map(({ id, fields }) => ({ id, ...weighedCounts(fields) }));
  const average = counted.reduce((sum, { length }) => sum + length, 0) / Math.max(1, counted.length);
  const words = [...new Set(contentWords(query))];
  const idf = new Map(
    words.map((word) => {
      const having = counted.filter(({ counts }) => counts.has(word)).length;
      return [word, Math.log(1 + (counted.length - having + 0.5) / (having + 0.5))] as const;
    }),
  );
  return counted
    .map(({ id, counts, length }) => {
      const held = K1 * (1 - B + (B * length) / Math.max(1, average));
      const score = words.reduce((sum, word) => {
        const count = counts.get(word) ?? 0;
        return sum + ((idf.get(word) ?? 0) * count * (K1 + 1)) / (count + held);
      }, 0);
      return { id, score };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
}

function weighedCounts(fields: WeighedDocument['fields']): {
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
} {
  const counts = new Map<string, number>();
  let length = 0;
  for (const { text, weight } of fields)
    for (const word of contentWords(text)) {
      counts.set(word, (counts.get(word) ?? 0) + weight);
      length += weight;
    }
  return { counts, length };
}
