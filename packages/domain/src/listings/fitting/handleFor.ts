const HANDLE_MAX = 255;

/** Letters that have no decomposition into a base letter and an accent. */
const BASE_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

/**
 * A Shopify URL handle for a text: lower case, accents folded, everything else a single dash, at most 255 characters
 * cut at a word. A text without any Latin letter or digit gives the empty string; the caller then chooses a handle.
 */
export function handleFor(text: string): string {
  const slug = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøđðłþı]/g, (letter) => BASE_LETTERS[letter] ?? '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (slug.length <= HANDLE_MAX) return slug;
  const cut = slug.slice(0, HANDLE_MAX + 1);
  const lastDash = cut.lastIndexOf('-');
  return lastDash > 0 ? cut.slice(0, lastDash) : slug.slice(0, HANDLE_MAX);
}
