/** Which part of a list is asked for: from `cursor` on, or the 1-based `page`, `limit` entries. */
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
