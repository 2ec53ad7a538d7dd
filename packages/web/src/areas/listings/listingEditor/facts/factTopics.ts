import { propertyLabel } from '../claims/factLabels';
import type { UsedFact } from './factGroups';

export interface FactTopic {
  readonly label: string;
  readonly facts: readonly UsedFact[];
}

/** Facts by topic, each topic once, in the order of its first fact. */
export function factTopics(facts: readonly UsedFact[]): readonly FactTopic[] {
  const topics = new Map<string, UsedFact[]>();
  for (const one of facts) {
    const label = propertyLabel(one.fact.property);
    topics.set(label, [...(topics.get(label) ?? []), one]);
  }
  return [...topics].map(([label, of]) => ({ label, facts: of }));
}
