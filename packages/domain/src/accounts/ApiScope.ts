/** Scopes that every account may give a key. */
export const API_SCOPES = ['read', 'write'] as const;
/** All scopes. `admin` is for keys of administrators. */
export const KEY_SCOPES = [...API_SCOPES, 'admin'] as const;
/** The rights of an API key: `read` and `write`. Neither includes the other. */
export type ApiScope = (typeof API_SCOPES)[number];
/** What an API key may do. `admin` opens the operations of administrators to what the other two allow. */
export type KeyScope = (typeof KEY_SCOPES)[number];

/** A key that opens the operations of administrators works for a day at most. */
export const ADMIN_KEY_DAYS = 1;

/** How many keys an account may have at once. */
export const MAX_API_KEYS = 20;
