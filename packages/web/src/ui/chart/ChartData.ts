/** One place on the time line. */
export interface ChartPoint {
  /** The month or day as ISO writes it: unique, and what the file says. */
  readonly at: string;
  /** Under the axis: "Nov", "3 Nov". */
  readonly short: string;
  /** In the table and while pointed at: "November 2026". */
  readonly long: string;
  /** Null where nothing was measured. */
  readonly value: number | null;
  /** The same place of the period before. */
  readonly before?: number | null;
  /** The bounds of an estimate. */
  readonly band?: readonly [low: number, high: number];
}

/** What happened on the time line, for example "title changed". */
export interface ChartNote {
  readonly at: string;
  readonly text: string;
}

/** What is drawn, in which words and units. */
export interface ChartFigure {
  readonly points: readonly ChartPoint[];
  /** Of the values: "Listings", "Revenue, ₹". */
  readonly unit: string;
  /** The period before, by its name, where the points have it. */
  readonly before?: string;
  readonly notes?: readonly ChartNote[];
  readonly show: (value: number) => string;
}

export const hasValues = (points: readonly ChartPoint[]): boolean =>
  points.some(({ value, before = null }) => (value ?? 0) !== 0 || (before ?? 0) !== 0);
