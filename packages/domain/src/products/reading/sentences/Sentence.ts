/** A place in a text: UTF-16 offsets, `end` exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A sentence or a line of a text, cut at its commas. Marks of lists and the closing stop belong to none. */
export interface Sentence extends Range {
  /** What stands before the colon of "Lining: fleece"; empty otherwise. */
  readonly label: string;
  /** The clauses between commas, dashes and semicolons, without brackets of their own; in order, none empty. */
  readonly clauses: readonly Range[];
  /** Bracketed passages inside, without the brackets. */
  readonly brackets: readonly Range[];
  /** It ended in a full stop, an exclamation or a question mark. */
  readonly isStopped: boolean;
}
