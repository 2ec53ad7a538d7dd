import type { RowOutcome } from '@listwright/application/jobs';

/** What the process of a row replies: its outcome, or an error that is not the row's. */
export type RowReply = { readonly outcome: RowOutcome } | { readonly error: string; readonly isTransient: boolean };
