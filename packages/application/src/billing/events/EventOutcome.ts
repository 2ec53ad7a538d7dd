/** `refused`: the amount does not match its order, and an administrator should look. */
export type EventOutcome = 'applied' | 'ignored' | 'refused';
