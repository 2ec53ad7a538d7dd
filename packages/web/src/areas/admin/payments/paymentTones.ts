/** The colour of each status, in the list and in the drawer. */
export const paymentTones = { completed: 'ok', pending: 'warn', failed: 'bad', refunded: 'info' } as const;
