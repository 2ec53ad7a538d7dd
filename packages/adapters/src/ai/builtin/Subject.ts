import type { ListingBrief } from '@listwright/domain/listings';
import type { ProductFacts } from '@listwright/domain/products';
import type { Choose } from './prose/chooser.js';

/** A product as the writer speaks of it. */
export interface Subject {
  readonly brief: ListingBrief;
  readonly facts: ProductFacts;
  readonly choose: Choose;
  /** Brand, or empty. */
  readonly brand: string;
  /** The kind of thing in lower case, or empty: "steam locomotive". */
  readonly type: string;
  /** The last noun of the kind, or a neutral word: "locomotive", "item". */
  readonly noun: string;
  /** Whether the kind is a plural: "oldtime lanterns". */
  readonly plural: boolean;
  /** The words that tell this one from others of its kind: "GNR 0-6-2T". May be empty. */
  readonly designation: string;
  /** The article number, or empty. */
  readonly article: string;
  /** How a sentence speaks of this very product: "the GNR 0-6-2T steam locomotive". Never empty. */
  readonly the: string;
  /** Shorter, by its name: "the GNR 0-6-2T locomotive". Never empty. */
  readonly its: string;
  /** Shorter, by its number if it has one: "Hornby R3064". Never empty. */
  readonly it: string;
  /** Brand and designation, as a sentence names it the first time: "Hornby GNR 0-6-2T steam locomotive". */
  readonly full: string;
}
