import type { ActionFacts, JudgedTitle } from '@listwright/domain/analytics';

/** The title and the missing facts of a listing. */
export interface ReviewedListing extends JudgedTitle {
  readonly missing: readonly string[];
}

/** Statistics of an account's listings whose cost does not grow with their number. */
export abstract class ListingFigures {
  /** How many listings break a rule, and the one that breaks most (the newest of several). */
  abstract faulty(userId: string): Promise<ActionFacts['faulty']>;
  /** Listings without an error that score below `below`, the lowest first. */
  abstract weakest(userId: string, below: number, most: number): Promise<ActionFacts['weakest']>;
  /** The newest listings, newest first. */
  abstract newest(userId: string, most: number): Promise<readonly ReviewedListing[]>;
}
