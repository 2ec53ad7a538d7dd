import { SEARCH_STOP_WORDS, SUBJECTIVE_PHRASES, TEMPORARY_PHRASES } from '../rules/searchTerms/searchWords.js';
import { tokenise } from '../rules/text/tokenise.js';
import { utf8Length } from '../rules/text/utf8Length.js';
import { BrandName } from '../rules/engine/BrandName.js';
import { FieldText } from '../rules/engine/FieldText.js';
import { flatMapped, foldPlural } from '../../shared/index.js';

export interface SearchTermContext {
  /** Words that stand here are searched already and not repeated. */
  readonly title?: string;
  readonly itemHighlights?: string;
  readonly bullets?: readonly string[];
  /** Amazon forbids brand names in search terms. */
  readonly brand?: string;
  /** Most UTF-8 bytes, spaces counted: 249 by Amazon's rule, below 200 to be safe everywhere. */
  readonly maxBytes: number;
}

const UNWANTED: ReadonlySet<string> = new Set(
  [...TEMPORARY_PHRASES, ...SUBJECTIVE_PHRASES].filter((phrase) => !phrase.includes(' ')),
);
const UNWANTED_PHRASES = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...TEMPORARY_PHRASES, ...SUBJECTIVE_PHRASES].filter((phrase) => phrase.includes(' ')).join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);

/**
 * Backend search terms from words and phrases, most important first: lower case, single spaces, every word once
 * (singular and plural are one), without words of the listing, brand words, stop words, opinions, statements of the day
 * and forbidden claims. A word that does not fit is skipped, so shorter ones after it may still find room.
 */
export function packSearchTerms(candidates: readonly string[], context: SearchTermContext): string {
  const listing = [context.title, context.itemHighlights, ...(context.bullets ?? []), context.brand];
  const seen = new Set(flatMapped(listing, (text) => tokenise(text ?? '').map(({ word }) => foldPlural(word))));
  const packed: string[] = [];
  let bytes = 0;
  for (const candidate of candidates) {
    for (const word of usefulWords(candidate)) {
      const key = foldPlural(word);
      const cost = utf8Length(word) + (packed.length === 0 ? 0 : 1);
      if (seen.has(key) || bytes + cost > context.maxBytes) continue;
      seen.add(key);
      packed.push(word);
      bytes += cost;
    }
  }
  return packed.join(' ');
}

function usefulWords(candidate: string): readonly string[] {
  const text = candidate.toLowerCase().replace(UNWANTED_PHRASES, ' ');
  const field = new FieldText('search_terms', text, new BrandName(''));
  return field.tokens
    .filter(({ start, end }) => !field.claims.some((claim) => claim.start < end && start < claim.end))
    .map(({ word }) =>
      (word.endsWith("'s") ? word.slice(0, -2) : word).replace(
        /(?<!\d)[.,](?=.)|[.,](?!\d)|[^\p{L}\p{M}\p{N}'.,/-]/gu,
        '',
      ),
    )
    .filter((word) => word.length > 1 && !SEARCH_STOP_WORDS.has(word) && !UNWANTED.has(word));
}
