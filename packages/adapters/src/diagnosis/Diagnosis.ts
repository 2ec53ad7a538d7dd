/** One line of the doctor's report. `advice` says what to do where the check failed. */
export interface Diagnosis {
  readonly check: string;
  readonly ok: boolean;
  readonly detail: string;
  readonly advice?: string;
}
