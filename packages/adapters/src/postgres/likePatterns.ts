const MAX_WORDS = 10;

/** A text typed to search by, as patterns for `like` that must all match a lower-case text. */
export function likePatterns(search: string): string[] {
  return search
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}
