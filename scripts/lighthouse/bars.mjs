/** The least score of each category, by Lighthouse's own name for it. */
export const bars = { performance: 90, accessibility: 100, 'best-practices': 95, seo: 100 };
