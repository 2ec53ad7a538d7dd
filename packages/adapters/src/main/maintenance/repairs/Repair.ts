/** Something that was repaired, or that could not be. */
export interface Repair {
  /** The part, as the doctor's checks name theirs. */
  readonly repair: string;
  readonly ok: boolean;
  /** What was done, or why it was not. */
  readonly detail: string;
  readonly advice?: string;
}
