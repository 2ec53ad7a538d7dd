export const LISTING_STATUSES = ['completed', 'failed'] as const;
