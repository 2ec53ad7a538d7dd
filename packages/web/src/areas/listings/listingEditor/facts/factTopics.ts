import { factWords } from '../../../../ui/product/facts/factWords';
import type { UsedFact } from './factGroups';

export interface FactTopic {
  readonly label: string;
  readonly facts: readonly UsedFact[];
}

/** Facts by topic, each topic once, in the order of its first fact. */
export function factTopics(facts: readonly UsedFact[]): readonly FactTopic[] {
  const topics = new Map<string, UsedFact[]>();
  for (const one of facts) {
    const label = factWords.property(one.fact.property);
    topics.set(label, [...(topics.get(label) ?? []), one]);
  }
  return [...topics].map(([label, of]) => ({ label, facts: of }));
}
