import type { FactPlace, SaidFact } from './factWords';

/** Facts without those that only quote a passage from which more precise ones were read. `wordsAt`: the words of the input. */
export function exactFacts<Fact extends SaidFact>(
  facts: readonly Fact[],
  wordsAt: (place: FactPlace) => string,
): readonly Fact[] {
  const isQuote = (fact: Fact) => fact.value === wordsAt(fact.source);
  const says = (other: Fact, fact: Fact) =>
    !isQuote(other) && isWithin(other, fact) && (fact.property === 'feature' || fact.property === other.property);
  return facts.filter((fact) => !isQuote(fact) || !facts.some((other) => says(other, fact)));
}

const isWithin = ({ source: one }: SaidFact, { source: other }: SaidFact): boolean =>
  one.field === other.field && one.start >= other.start && one.end <= other.end;
