/** The requested part of a list: from `cursor` on, or the 1-based `page`, `limit` entries. */
export interface PageRequest {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly page?: number | undefined;
}

/** A part of a list. `total` counts all that match; `nextCursor` is null at the end. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly total: number;
  readonly nextCursor: string | null;
}

/** How far matches of a long list are counted: a list of a million rows must not read them all to say so. */
export const COUNTED_AT_MOST = 10_000;

/** A part of a list that may be too long to count: where `capped`, more match than `total` says. */
export interface LongPage<T> extends Page<T> {
  readonly capped: boolean;
}
