/** A figure while it is read: which tokens it takes, and what it says so far. */
export interface Figure {
  readonly first: number;
  /** Index of the first token behind it. */
  next: number;
  readonly low: number;
  readonly high: number;
  unit: string;
  side: string;
  plus: boolean;
  isWord: boolean;
}
