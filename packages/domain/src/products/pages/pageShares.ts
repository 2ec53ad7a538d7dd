/** How many days a shared analysis can be opened, as its owner chooses. */
export const SHARE_DAYS = [7, 30] as const;
export type ShareDays = (typeof SHARE_DAYS)[number];

/** Links of an account that can be opened at one time. */
export const SHARES_AT_MOST = 50;
