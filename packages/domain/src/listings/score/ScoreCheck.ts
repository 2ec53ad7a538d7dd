/** One part of the score, with its reason. The points of all checks add up to the score, within rounding. */
export interface ScoreCheck {
  /** Stable id, for example `form.title`; `limit` for what holds the score down. */
  readonly id: string;
  readonly label: string;
  /** Points reached, from 0 to `max`, with at most one decimal. Negative only for `limit`: what it takes away. */
  readonly points: number;
  /** 0 when the part could not be measured: its points then go to other parts. */
  readonly max: number;
  /** A sentence with the figures behind the points. */
  readonly why: string;
  /** What would bring the missing points; absent when none are missing. */
  readonly fixHint?: string;
}
