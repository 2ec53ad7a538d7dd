/** The blog posts that explain a rule, by the start of its id. */
const POSTS: readonly (readonly [string, string])[] = [
  ['amazon.title.', 'amazon-75-character-titles'],
  ['amazon.highlights.', 'highlights-bullets-description'],
  ['amazon.bullets.', 'highlights-bullets-description'],
  ['amazon.description.', 'highlights-bullets-description'],
  ['amazon.search_terms.', 'search-terms-in-bytes'],
  ['amazon.claims.', 'claims-that-suppress-listings'],
  ['shopify.claims.', 'claims-that-suppress-listings'],
  ['shopify.', 'one-product-two-stores'],
];

/** The blog post for a rule; undefined if there is none. */
export function ruleArticle(rule: string): string | undefined {
  const post = POSTS.find(([start]) => rule.startsWith(start))?.[1];
  return post === undefined ? undefined : `/blog/${post}`;
}
