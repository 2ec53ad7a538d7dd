const CODE = /^#?(?=[\p{L}\p{N}-]*\d)[A-Z]{0,5}-?\d[\dA-Z]*(?:[-.][\dA-Z]+)*$/u;
const STRONG = /^(?:[A-Z]{1,4}\d{4,}[A-Z]{0,4}|\d{2,4}-\d{3,4}[A-Z]?|[A-Z]{2,3}-[A-Z]{0,3}\d{2,}[A-Z]?)$/u;
const NOT_A_CODE =
  /^(?:(?:19|20)\d\d|\d{1,3}|00|\d-\d{1,2}-\d[A-Z]*|\d+(?:mm|cm|m|ft|in|ml|l|g|kg|oz|lb|v|w|a|mah|gb|mb|pcs?|pc|x|hz|nd|rd|th|st|d|k)|[1-9][0-9]?-[A-Z][\p{L}]*)$/iu;

/**
 * Catalogue and model numbers: the code that opens a name, and codes elsewhere that cannot be anything else. Three
 * plain figures are one only right behind the brand ("Ratio 271").
 */
export function articlesOf(words: readonly string[], ledByBrand = false): readonly string[] {
  const articles: string[] = [];
  for (const [at, word] of words.entries()) {
    const bare = word.replaceAll(/^[^\p{L}\p{N}#]+|[^\p{L}\p{N}]+$/gu, '');
    if (at === 0 && ledByBrand && words.length > 1 && /^\d{3}$/u.test(bare)) {
      articles.push(bare);
      continue;
    }
    if (!(CODE.test(bare) || STRONG.test(bare)) || NOT_A_CODE.test(bare)) continue;
    const sole = words.length === 1;
    if ((at === 0 && (sole || bare.length > 2)) || STRONG.test(bare) || bare.startsWith('#'))
      articles.push(bare.replace('#', ''));
  }
  return articles;
}
