import type { Kind } from './Kind.js';

/** The kind of a product as read from its brief. */
export interface ChosenKind {
  /** The entry of the registry; the frame of its category where only that is certain; the general frame otherwise. */
  readonly kind: Kind;
  /** The noun phrase as it is to be called, in the seller's words: "insulated water bottle". */
  readonly name: string;
  /** `known`: found in the registry. `category`: only the category is known. `phrase`: nothing but the seller's noun phrase. */
  readonly certainty: 'known' | 'category' | 'phrase';
}
