import type { PropertyId } from '../properties.js';

/** Facts that cannot all be true. None is stated until the seller chooses. */
export interface Contradiction {
  /** `c1`, `c2`, … */
  readonly id: string;
  readonly part: string;
  readonly property: PropertyId;
  /** Two or more, in the order of the input. */
  readonly factIds: readonly string[];
  /** Names the values and where each was given. */
  readonly message: string;
}
