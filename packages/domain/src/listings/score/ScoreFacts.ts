import type { RuleLimits } from '../../marketplaces/index.js';
import type { Finding } from '../Finding.js';
import type { ListingCopy } from '../ListingCopy.js';

/** All that the parts of the score look at. */
export interface ScoreFacts {
  readonly copy: ListingCopy;
  readonly limits: RuleLimits;
  readonly findings: readonly Finding[];
  /** Search words, most important first. */
  readonly keywords: readonly string[];
  /** Monthly searches or any other weight by keyword; equal weights where absent. */
  readonly volumes: ReadonlyMap<string, number>;
  /** How many images the product has; undefined when unknown. */
  readonly imageCount: number | undefined;
}

/** What a part of the score says: `share` of its points from 0 to 1, or `undefined` when it cannot be measured. */
export interface Measured {
  readonly share: number | undefined;
  readonly why: string;
  readonly hint: string;
}

/** A part of the score as data: its weight and how it is measured. */
export interface ScorePart {
  readonly id: string;
  readonly label: string;
  readonly weight: number;
  readonly measure: (facts: ScoreFacts) => Measured;
}
