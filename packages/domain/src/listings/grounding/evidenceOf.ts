import { cleanText, findMentions, singularOf, wordsOf } from '../../products/index.js';
import type { ListingBrief } from '../ListingBrief.js';
import type { Evidence, EvidenceSource } from './Evidence.js';

/** Reads a brief as evidence. Keywords are no evidence, and are read only when `withKeywords` asks for them. */
export function evidenceOf(brief: ListingBrief, withKeywords = false): Evidence {
  const fields: (readonly [string, string])[] = [
    ['product_name', brief.productName],
    ...Object.entries(brief.attributes).map(([name, value]) => [`attributes.${name}`, value] as const),
    ['brand', brief.brand],
    ['category', brief.category],
    ['description', brief.description],
  ];
  if (withKeywords) fields.push(['keywords', brief.keywords.join(', ')]);
  const sources = fields.filter(([, text]) => text !== '').map(([field, text]) => sourceOf(field, text));
  const words = new Set<string>();
  for (const source of sources) {
    // The name of an attribute is given too: { waterproof: 'yes' } states "waterproof".
    for (const word of wordsOf(
      `${source.field.startsWith('attributes.') ? source.field.slice(11).replaceAll('_', ' ') : ''} ${source.text}`,
    )) {
      words.add(singularOf(word.lower));
    }
  }
  return { sources, words };
}

function sourceOf(field: string, raw: string): EvidenceSource {
  const isAffirmed = /^(?:yes|true|y|1)$/iu.test(raw);
  const named = field.startsWith('attributes.') && isAffirmed ? `${field.slice(11).replaceAll('_', ' ')} ${raw}` : raw;
  const text = cleanText(named);
  return { field, text, lower: text.toLowerCase(), mentions: findMentions(text) };
}
