import type { Polarity } from '../facts/Fact.js';
import type { PropertyId } from '../facts/properties.js';

/** A consequence that holds for every product with a fact, by the meaning of the words or a cited standard. */
export interface Entailment {
  readonly id: string;
  /** Any of these phrases in a given fact (with the fact's polarity) triggers it; lower case, compared by stems; `<n>` stands for a figure. */
  readonly when: readonly string[];
  /** Of the fact that triggers: `is_not` facts keep their words without the negation. */
  readonly polarity: Polarity;
  /** Only a fact of this property triggers it. */
  readonly property?: PropertyId;
  /** Condition in which it does not hold: any of these words in the input blocks it. */
  readonly unless?: readonly string[];
  /** Categories of kinds in which `unless` does not count: cotton pot holders make no casserole a textile. */
  readonly always?: readonly string[];
  /** What follows, as a complete neutral sentence to be used as written; undefined when it only licenses paraphrases. */
  readonly sentence?: string;
  /** Other ways to say what follows: phrases whose words are then licensed. */
  readonly phrases: readonly string[];
  /** Why it holds for every product with that fact: the meaning of the words, or a cited standard. */
  readonly reason: string;
}
