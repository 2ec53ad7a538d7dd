import { MOST_FACTS, type GivenTerm } from './Evidence.js';

/** More different terms than any product has: the rest of a text of nothing else is not compared. */
const MOST_TERMS = 400;

/** The words of the lexicons that the seller gave, each once for its part, with every fact that gives it. */
export function mergedTerms(terms: readonly GivenTerm[]): readonly GivenTerm[] {
  const byMeaning = new Map<string, GivenTerm>();
  for (const one of terms) {
    const key = `${one.term.lexicon}|${one.term.key}|${one.term.part}|${one.act}|${one.label}|${one.behind ?? ''}|${one.isNegated}`;
    const known = byMeaning.get(key);
    if (known === undefined) {
      if (byMeaning.size < MOST_TERMS) byMeaning.set(key, one);
    } else if (addsTo(known, one))
      byMeaning.set(key, {
        ...known,
        near: new Set([...known.near, ...one.near]),
        factIds: [...new Set([...known.factIds, ...one.factIds])].slice(0, MOST_FACTS),
      });
  }
  return [...byMeaning.values()];
}

const addsTo = (known: GivenTerm, { near, factIds }: GivenTerm): boolean =>
  (known.factIds.length < MOST_FACTS && factIds.some((id) => !known.factIds.includes(id))) ||
  [...near].some((part) => !known.near.has(part));
