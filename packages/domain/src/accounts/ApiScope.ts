export const API_SCOPES = ['read', 'write'] as const;
/** What an API key may do: `read` looks, `write` changes. Neither includes the other. */
export type ApiScope = (typeof API_SCOPES)[number];

/** How many keys an account may have at once. */
export const MAX_API_KEYS = 20;
