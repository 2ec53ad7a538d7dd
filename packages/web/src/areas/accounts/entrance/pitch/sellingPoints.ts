/** The selling points on the login page that this version keeps; the specification fixes the words. */
export const sellingPoints: readonly string[] = ['SEO-optimized titles and descriptions', 'Bulk processing'];
