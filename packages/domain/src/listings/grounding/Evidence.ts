import type { Mention } from '../../products/index.js';

/** One field of a brief, read for what it states. */
export interface EvidenceSource {
  /** `product_name`, `description`, `category`, `brand`, `attributes.<name>`, or `keywords`, which supports placing only. */
  readonly field: string;
  readonly text: string;
  readonly lower: string;
  readonly mentions: readonly Mention[];
}

/** Everything a text may rest on. */
export interface Evidence {
  readonly sources: readonly EvidenceSource[];
  /** Lower-case singular words of all sources. */
  readonly words: ReadonlySet<string>;
}
