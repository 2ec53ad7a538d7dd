import type { ProductReading } from '../../products/index.js';
import { inSentence, normalise } from './prose/normalise.js';
import { isPlural, type Subject } from './prose/grammar.js';

/** How a product is spoken of in sentences. */
export function subjectOf({ brief, name }: ProductReading): Subject {
  const { kind } = name;
  const noun = lowered(normalise(kind.name, brief.brand).replace(/^(?:an?|the)\s/iu, ''));
  const many = isPlural(noun);
  const short = shortNoun(noun, kind.certainty === 'known' ? kind.kind.name : '');
  const brand = brief.brand === '' || noun.toLowerCase().startsWith(brief.brand.toLowerCase()) ? '' : `${brief.brand} `;
  return { full: `The ${brand}${noun}`, short: `The ${short}`, pronoun: many ? 'They' : 'It', isPlural: many };
}

/** Common words of a name in lower case, names and codes as they are. */
const lowered = (noun: string): string => noun.split(' ').map(inSentence).join(' ');

/** The last words of the noun phrase: the known name where it ends in it, else its last word. */
function shortNoun(noun: string, known: string): string {
  const words = noun.split(' ');
  const size = Math.max(1, Math.min(known === '' ? 1 : known.split(' ').length, words.length, 3));
  const last = words.slice(-size).join(' ');
  return size > 1 && words.length > 1 ? last : last;
}
