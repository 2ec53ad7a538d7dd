/** A score with its checks. */
export interface ExplainedScore {
  readonly score: number;
  readonly grade: string;
  readonly capped: boolean;
  readonly checks: readonly {
    readonly id: string;
    readonly label: string;
    readonly points: number;
    readonly max: number;
    readonly why: string;
    readonly hint?: string | undefined;
  }[];
}
