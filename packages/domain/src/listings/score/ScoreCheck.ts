/** One part of the score, with its reason. */
export interface ScoreCheck {
  /** Stable id, for example `title.length`. */
  readonly id: string;
  readonly label: string;
  /** Points reached, from 0 to `max`, with at most one decimal. */
  readonly points: number;
  /** 0 when the part could not be measured (no keywords given, images unknown): it then counts neither way. */
  readonly max: number;
  /** A sentence with the figures behind the points. */
  readonly why: string;
  /** What would bring the missing points; absent when none are missing. */
  readonly fixHint?: string;
}
