import { CATEGORIES } from './categories.js';
import type { ProductClass } from './ProductClass.js';

/** Category words that Amazon counts as media: books, music, video and software. */
const MEDIA_WORDS: ReadonlySet<string> = new Set([
  'book',
  'books',
  'ebook',
  'ebooks',
  'audiobook',
  'audiobooks',
  'textbook',
  'textbooks',
  'magazine',
  'magazines',
  'music',
  'cd',
  'cds',
  'vinyl',
  'album',
  'albums',
  'soundtrack',
  'soundtracks',
  'video',
  'videos',
  'dvd',
  'dvds',
  'blu-ray',
  'bluray',
  'movie',
  'movies',
  'film',
  'films',
  'vhs',
  'software',
]);

/** Words that turn a media word into a physical product: a book shelf, a music stand, a video camera, a vinyl floor. */
const THING_WORDS: ReadonlySet<string> = new Set([
  'accessories',
  'bag',
  'bags',
  'camera',
  'cameras',
  'case',
  'cases',
  'equipment',
  'floor',
  'flooring',
  'furniture',
  'game',
  'games',
  'holder',
  'holders',
  'instruments',
  'lamp',
  'lamps',
  'light',
  'lights',
  'player',
  'players',
  'record',
  'shelf',
  'shelves',
  'stand',
  'stands',
  'stickers',
  'storage',
  'supplies',
  'box',
  'boxes',
]);

const CLASS_BY_CATEGORY: ReadonlyMap<string, ProductClass> = new Map(
  CATEGORIES.flatMap(({ id, label, productClass }) => [
    [id.toLowerCase(), productClass] as const,
    [label.toLowerCase(), productClass] as const,
  ]),
);

/**
 * Which of Amazon's title rules hold for a category, given as one of our categories or as free text
 * (`DVDs & Blu-ray`, `Books > Fiction`). Unknown and empty categories are `general`, the stricter class.
 */
export function productClassFor(category: string): ProductClass {
  const name = category.trim().toLowerCase();
  const known = CLASS_BY_CATEGORY.get(name);
  if (known !== undefined) return known;
  const words = name.split(/[^\p{L}\p{N}-]+/u);
  if (words.some((word) => THING_WORDS.has(word))) return 'general';
  return words.some((word) => MEDIA_WORDS.has(word)) ? 'media' : 'general';
}
