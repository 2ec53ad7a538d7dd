import { originTerms } from '../lexicons/originTerms.js';
import type { Mention } from './Mention.js';

const COUNTRY_OF = new Map(
  originTerms.flatMap(([country = '', ...others]) => [country, ...others].map((name) => [name, country] as const)),
);
const NAMES = [...COUNTRY_OF.keys()].toSorted((one, other) => other.length - one.length).join('|');
const PHRASES = [
  new RegExp(
    String.raw`(?:hand)?(?:made|manufactured|produced|crafted|assembled|designed|built|grown|sourced|engineered|imported|product|origin)(?:\s*:)?\s+(?:in|from|of)\s*:?\s+(?:the\s+)?(${NAMES})(?!\p{L})`,
    'giu',
  ),
  new RegExp(String.raw`(?<!\p{L})country of origin\s*[:=-]?\s*(${NAMES})(?!\p{L})`, 'giu'),
  new RegExp(
    String.raw`(?<!\p{L})(${NAMES})[\s-](?:made|engineered|crafted|manufactured|designed|built|quality)(?!\p{L})`,
    'giu',
  ),
  new RegExp(String.raw`(?<!\p{L})\(?(${NAMES})\s+import\)?(?!\p{L})`, 'giu'),
];

/** A cheap look before the long patterns: most texts say nothing of an origin. */
const WORTH_LOOKING = /made|manufact|produc|craft|assembl|design|built|grown|sourc|engineer|import|origin|quality/i;

/** Statements of where a product comes from. The key is the country. */
export function findOrigins(text: string): readonly Mention[] {
  const mentions: Mention[] = [];
  if (!WORTH_LOOKING.test(text)) return mentions;
  for (const phrase of PHRASES) {
    for (const match of text.matchAll(phrase)) {
      const name = match[1] ?? '';
      // "from us" is a pronoun.
      if (name === 'us') continue;
      const key = COUNTRY_OF.get(name.toLowerCase()) ?? name.toLowerCase();
      mentions.push({
        kind: 'origin',
        key,
        text: match[0],
        start: match.index,
        end: match.index + match[0].length,
        quantities: [],
      });
    }
  }
  return mentions;
}
