/** What an account can be: archived wins over suspended, suspended over inactive. */
export const CUSTOMER_STATES = ['active', 'inactive', 'suspended', 'archived'] as const;
