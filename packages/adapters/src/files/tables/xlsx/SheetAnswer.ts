import type { RawRow } from '../RawRow.js';

/** The reply of the workbook thread to each request for rows. */
export type SheetAnswer =
  | { readonly rows: readonly RawRow[] }
  | { readonly end: true }
  /** A sentence for the seller. */
  | { readonly refused: string }
  /** What a library said; for the log, not for the seller. */
  | { readonly damaged: string };
