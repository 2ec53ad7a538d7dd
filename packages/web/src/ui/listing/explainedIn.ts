/** The posts of the blog that explain a rule, by how its id begins. */
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

/** Where the blog explains a rule; undefined where it does not. */
export function explainedIn(rule: string): string | undefined {
  const post = POSTS.find(([start]) => rule.startsWith(start))?.[1];
  return post === undefined ? undefined : `/blog/${post}`;
}
