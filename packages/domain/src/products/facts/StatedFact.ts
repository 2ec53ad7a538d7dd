import type { SourceField } from '../ProductFacts.js';

/** Something given under a name: an attribute, or a "Material: cotton" line of a description. */
export interface StatedFact {
  readonly label: string;
  readonly value: string;
  readonly sourceField: SourceField;
  readonly start: number;
  readonly end: number;
}
