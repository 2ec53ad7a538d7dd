/** What a shell completes by asking: the ids of the account's objects, and the names of stored sessions. */
export const COMPLETED_KINDS = ['listing', 'product', 'job', 'profile'] as const;
export type CompletedKind = (typeof COMPLETED_KINDS)[number];
