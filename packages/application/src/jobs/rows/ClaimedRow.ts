/** A row as a worker holds it. `attempt` counts claims: a result is only saved while it is unchanged. */
export interface ClaimedRow {
  readonly jobId: string;
  /** Of its job. */
  readonly jobKind: string;
  readonly number: number;
  readonly attempt: number;
  /** How often the AI server failed on it before. */
  readonly tries: number;
  /** How many workers crashed while they held it. */
  readonly crashCount: number;
  readonly userId: string;
  /** One text per column of the header. */
  readonly cells: readonly string[];
  /** The id of the reserved unit of the quota. */
  readonly reservation: string;
}
