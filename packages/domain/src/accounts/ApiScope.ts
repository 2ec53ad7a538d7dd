export const API_SCOPES = ['read', 'write'] as const;
/** The rights of an API key: `read` and `write`. Neither includes the other. */
export type ApiScope = (typeof API_SCOPES)[number];

/** How many keys an account may have at once. */
export const MAX_API_KEYS = 20;
