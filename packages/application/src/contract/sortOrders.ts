/** Both directions of a sort: the oldest or lowest first, the newest or highest first. */
export const SORT_ORDERS = ['asc', 'desc'] as const;
