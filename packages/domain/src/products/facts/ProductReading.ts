import type { Contradiction } from './Contradiction.js';
import type { Fact } from './Fact.js';
import type { ChosenKind } from '../kinds/ChosenKind.js';
import type { UnusedInput } from './UnusedInput.js';

/** A product brief, read. */
export interface ProductReading {
  readonly kind: ChosenKind;
  readonly facts: readonly Fact[];
  /** What may not be stated or was not understood. Facts that found no room in a text are added by the writer's report. */
  readonly unused: readonly UnusedInput[];
  readonly contradictions: readonly Contradiction[];
  /** What buyers of this kind ask and the facts do not answer, in the order they ask: noun phrases. */
  readonly missingFacts: readonly string[];
}
