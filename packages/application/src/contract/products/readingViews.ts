import type { Contradiction, Fact, ProductReading, UnusedInput } from '@listwright/domain/products';
import type * as z from 'zod';
import type { ContradictionView, FactView, ReadingView, UnusedView } from './productViews.js';

/** A reading in the names of the wire. Server and command line share it, so that both show the same. */
export function readingView(reading: ProductReading): z.output<typeof ReadingView> {
  return {
    kind: kindView(reading),
    facts: reading.facts.map(factView),
    unused: reading.unused.map(unusedView),
    contradictions: reading.contradictions.map(contradictionView),
    missing_facts: [...reading.missingFacts],
  };
}

export function kindView({ name: { kind } }: ProductReading): z.output<typeof ReadingView>['kind'] {
  return { id: kind.kind.id, name: kind.name, certainty: kind.certainty };
}

/** The reader names these units in the plural. */
const ONE_OF_MANY = /^1 (year|month|week|day|page|piece|item)s$/u;

export function factView(fact: Fact): z.output<typeof FactView> {
  const { id, part, property, value, quantities, qualifier, condition, polarity, certainty, source } = fact;
  const unit = quantities[0]?.unit ?? '';
  return {
    id,
    part,
    property,
    value: value.replace(ONE_OF_MANY, '1 $1'),
    ...(unit === '' || unit === 'count' ? {} : { unit }),
    ...(qualifier === undefined ? {} : { qualifier }),
    ...(condition === undefined ? {} : { condition }),
    polarity,
    certainty,
    source: { ...source },
  };
}

export function unusedView({ text, reason, note, source, factId }: UnusedInput): z.output<typeof UnusedView> {
  return { text, reason, note, source: { ...source }, ...(factId === undefined ? {} : { fact_id: factId }) };
}

export function contradictionView(one: Contradiction): z.output<typeof ContradictionView> {
  const { id, part, property, factIds, message } = one;
  return { id, part, property, fact_ids: [...factIds], message };
}
