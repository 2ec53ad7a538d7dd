/**
 * Amazon's rules differ for media (books, music, video, software): the 75-character title of July 2026 is not in force
 * there. Everything else is `general`.
 */
export const PRODUCT_CLASSES = ['general', 'media'] as const;
export type ProductClass = (typeof PRODUCT_CLASSES)[number];
