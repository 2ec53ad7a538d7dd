import type { RuleSet } from '../../marketplaces/index.js';
import type { ProductReading } from '../../products/index.js';
import type { ListingBrief } from '../ListingBrief.js';
import type { WrittenTitle } from './fields/title/titleParts.js';
import type { Passage } from './plan/Passage.js';
import type { Unit } from './plan/Unit.js';
import type { Subject } from './prose/grammar.js';
import type { Voice } from './Voice.js';

/** All that the writers of the fields need. */
export interface Story {
  readonly brief: ListingBrief;
  readonly reading: ProductReading;
  readonly ruleSet: RuleSet;
  readonly subject: Subject;
  readonly voice: Voice;
  readonly units: readonly Unit[];
  readonly passages: readonly Passage[];
  /** Passages of which the title says every word. */
  readonly titled: readonly Passage[];
  readonly title: WrittenTitle;
  readonly variation: number;
}
