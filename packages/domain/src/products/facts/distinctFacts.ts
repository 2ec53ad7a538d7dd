import type { Fact } from '../ProductFacts.js';

/** Facts without those whose value an earlier one already states. */
export function distinctFacts<F extends Fact>(facts: readonly F[]): readonly F[] {
  const kept: F[] = [];
  for (const fact of facts) {
    const value = fact.value.toLowerCase();
    if (!kept.some((earlier) => earlier.value.toLowerCase().includes(value))) kept.push(fact);
  }
  return kept;
}
