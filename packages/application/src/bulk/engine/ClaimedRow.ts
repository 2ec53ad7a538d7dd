/** A row as a worker holds it. `attempt` counts every claim: a result counts only while it is still the same. */
export interface ClaimedRow {
  readonly batchId: string;
  readonly number: number;
  readonly attempt: number;
  /** How often an AI server failed it before. */
  readonly tries: number;
  /** How many workers went down while they had it. */
  readonly crashCount: number;
  readonly userId: string;
  /** One text a column of the header. */
  readonly cells: readonly string[];
  /** The unit of the quota that is held for it. */
  readonly reservation: string;
}
