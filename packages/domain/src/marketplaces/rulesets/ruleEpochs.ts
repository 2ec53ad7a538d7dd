/**
 * The days on which Amazon's rules changed, oldest first. Text written before the oldest day is judged by the oldest
 * set: it is the earliest we know, and the 200-character title limit was in force already.
 */
export const AMAZON_EPOCHS = {
  /** Amazon begins to edit or delete bullet points that break its rules. */
  bulletsEnforced: '2024-08-15',
  /** Titles: banned characters and repeated words; 200 characters confirmed. */
  titleCharacters: '2025-01-21',
  /** Titles of 75 characters, and item highlights. */
  shortTitles: '2026-07-27',
} as const;

/** The day from which we hold Shopify's field sizes. They are not versioned by Shopify. */
export const SHOPIFY_EPOCH = '2026-05-22';

/** When the rules were last compared with their sources. */
export const RULES_AS_OF = '2026-11';

/** The stores that keep the 200-character title. */
export const LONG_TITLE_COUNTRIES: readonly string[] = ['SA', 'EG', 'TR', 'AE'];
