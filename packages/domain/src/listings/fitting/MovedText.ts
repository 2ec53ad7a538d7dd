export const MOVE_TARGETS = ['item_highlights', 'search_terms', 'dropped'] as const;
export type MoveTarget = (typeof MOVE_TARGETS)[number];

/** A piece of a title that is no longer in it. */
export interface MovedText {
  readonly text: string;
  readonly to: MoveTarget;
  /** Why it left the title, as a sentence. */
  readonly reason: string;
}
