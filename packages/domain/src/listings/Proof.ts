import type { CopyField } from './ListingCopy.js';

/** How many statements a text makes, and what carries them. */
export interface Proof {
  readonly statements: number;
  readonly given: number;
  readonly entailed: number;
  readonly computed: number;
  /** Words that no fact carries and that assert nothing forbidden: marked for the seller in review mode. */
  readonly unverified: number;
  /** Statements that were removed before the text was saved. */
  readonly removed: number;
}

/** A statement that was removed from a written text. */
export interface RemovedClaim {
  readonly field: CopyField;
  readonly text: string;
  /** A sentence for the seller: "No fact says …", "The facts say 24 hours". */
  readonly reason: string;
}

/** `strict`: unverified statements are removed. `review`: they stay, marked, and the seller decides. */
export const WRITING_MODES = ['strict', 'review'] as const;
export type WritingMode = (typeof WRITING_MODES)[number];
