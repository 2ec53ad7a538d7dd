import type { ActionFacts, JudgedTitle } from '@listwright/domain/analytics';

/** A listing as far as its title and gaps are looked at. */
export interface ReviewedListing extends JudgedTitle {
  readonly missing: readonly string[];
}

/** Figures about an account's listings that stay cheap however many it has: none reads all of them. */
export abstract class ListingFigures {
  /** How many listings break a rule, and the one that breaks most (the newest of several). */
  abstract faulty(userId: string): Promise<ActionFacts['faulty']>;
  /** Listings without an error that score below `below`, the lowest first. */
  abstract weakest(userId: string, below: number, most: number): Promise<ActionFacts['weakest']>;
  /** The newest listings, newest first. */
  abstract newest(userId: string, most: number): Promise<readonly ReviewedListing[]>;
}
