import type { RawRow } from '../RawRow.js';

/** What the thread that reads a workbook says each time it is asked for more. */
export type SheetAnswer =
  | { readonly rows: readonly RawRow[] }
  | { readonly end: true }
  /** A sentence for the seller. */
  | { readonly refused: string }
  /** What a library said; for the log, not for the seller. */
  | { readonly damaged: string };
