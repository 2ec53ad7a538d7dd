/** `refused`: the money does not fit what it is for, and somebody should look. */
export type EventOutcome = 'applied' | 'ignored' | 'refused';
