import { exactFacts } from '../../../../ui/product/facts/exactFacts';
import type { ShownProduct } from '../../../../ui/product/Product';
import type { ProductStore } from '../ProductStore';

export type ProductFact = ShownProduct['facts'][number];

interface FactPart {
  /** "Lid"; the product itself is "The product". */
  readonly label: string;
  readonly facts: readonly ProductFact[];
}

/**
 * The facts by the part they are about, the product itself first, those of a property together; without those that contradict
 * each other.
 */
export function factParts(store: Pick<ProductStore, 'shown' | 'wordsAt'>): readonly FactPart[] {
  const { facts = [], contradictions = [] } = store.shown ?? {};
  const disputed = new Set(contradictions.flatMap(({ fact_ids: ids }) => ids));
  const parts = new Map<string, ProductFact[]>([['', []]]);
  for (const fact of exactFacts(facts, store.wordsAt)) {
    if (!disputed.has(fact.id)) parts.set(fact.part, [...(parts.get(fact.part) ?? []), fact]);
  }
  return [...parts].flatMap(([part, of]) => (of.length === 0 ? [] : [{ label: labelOf(part), facts: byProperty(of) }]));
}

/** In the order in which the properties are first stated. */
function byProperty(facts: readonly ProductFact[]): readonly ProductFact[] {
  const order = [...new Set(facts.map(({ property }) => property))];
  return order.flatMap((property) => facts.filter((fact) => fact.property === property));
}

const labelOf = (part: string): string =>
  part === '' ? 'The product' : `${part[0]?.toUpperCase() ?? ''}${part.slice(1)}`;
