/** Where a rule was read. */
export interface RuleSource {
  readonly name: string;
  /** An address or a path that finds the text again. */
  readonly reference: string;
  /** When it was last read, `YYYY-MM`. */
  readonly read: string;
}
