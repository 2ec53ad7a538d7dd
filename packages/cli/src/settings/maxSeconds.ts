/** The longest timeout that can be set. */
export const MAX_SECONDS = 3600;
