import { cleanText, descriptionKeys, singularOf, wordsOf } from '@listwright/domain/products';
import { capitalised } from '../prose/capitalised.js';
import type { Language } from './Language.js';
import { findPraise } from './praise.js';
import { rejectedSentences } from './rejectedSentences.js';
import type { SourceSentence } from './SourceSentence.js';

const LONGEST_DESCRIPTION = 12_000;
const LONGEST = 320;
const SHORTEST_WORDS = 3;
/** What two words say whole: "BPA free", "Dishwasher safe". */
const PROPERTY =
  /^[\p{L}-]+[\s-](?:free|safe|proof|resistant|friendly|washable|included|compatible|powered|certified)$/iu;
/** A price between commas: the rest of the sentence stands without it. */
const PRICE =
  /(?:^|[,;])\s*(?:price:?\s*)?(?:[$£€₹]\s?\d[\d.,]*|\d[\d.,]*\s?(?:usd|gbp|eur|inr|[€₹]))\s*(?=[,;.]|$)/giu;
const HEADER = /^([\p{Lu}][\p{L}\p{N} &',/+-]{2,44}?)\s?(?::|-\s|–\s)\s?(?=\S.{14})/u;
const MARKERS = /^[\s\-*•◆●►▪✔✓➤★☆·»>.,;:)(]+(?=[\p{L}\d])|^\d{1,2}[.)]\s+/u;
/** Headings that only announce a text. */
const ANNOUNCING =
  /^(?:product )?(?:descriptions?|features?|details?|specifications?|about|highlights?|overview|summary|item specifics|function)$/iu;
const KEYS: ReadonlySet<string> = new Set(descriptionKeys);

/**
 * The sentences of a description that say something of the product: without the seller's talk, prices, promises, praise
 * and size charts, each in sentence case and with a full stop. Text that only looks like an instruction is left out.
 */
export function readSentences(description: string, productName: string, language: Language): readonly SourceSentence[] {
  const name = new Set(wordsOf(productName).map(({ lower }) => singularOf(lower)));
  const kept: SourceSentence[] = [];
  const seen = new Set<string>();
  for (const paragraph of paragraphsOf(description)) {
    for (const raw of language.sentencesOf(paragraph)) {
      const sentence = keptSentence(raw);
      if (!sentence || isName(sentence.text, name)) continue;
      const key = sentence.text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
      if (seen.has(key)) continue;
      seen.add(key);
      kept.push(sentence);
    }
  }
  return kept;
}

/** The product name set once more as a sentence. */
function isName(sentence: string, name: ReadonlySet<string>): boolean {
  const words = wordsOf(sentence).map(({ lower }) => singularOf(lower));
  return words.filter((word) => name.has(word)).length / words.length > 0.75;
}

function paragraphsOf(description: string): readonly string[] {
  return cleanText(description.slice(0, LONGEST_DESCRIPTION))
    .replaceAll(/\s*【([^【】]{2,40})】\s*:?\s*/gu, '\n$1: ')
    .replaceAll(/\s*[•◆●►▪✔✓➤★☆»|]+\s*|\s+-{2,}\s*|\s\*\s/gu, '\n')
    .replaceAll(/(?<=[\p{Ll}\d)]{2})([.!?])(?=\p{Lu}\p{Ll})/gu, '$1 ')
    .replaceAll(/([!?])\1+/gu, '$1')
    .replaceAll(/\.{2,}/gu, '. ')
    .replaceAll(/(?<=\p{Ll}{2}),(?=\p{L})/gu, ', ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length > 12 || PROPERTY.test(line.replace(/\.$/u, '')));
}

function keptSentence(raw: string): SourceSentence | undefined {
  const plain = raw.replace(MARKERS, '').replaceAll(PRICE, '').trim();
  const headed = HEADER.exec(plain);
  const found = headed && isHeader(headed[1] ?? '') ? sentenceCase(headed[1] ?? '') : '';
  const header = ANNOUNCING.test(found) ? '' : found;
  let text = sentenceCase(found === '' ? plain : plain.slice(headed?.[0].length ?? 0).trim());
  // A known key is a fact and told as one.
  if (header !== '' && KEYS.has(header.toLowerCase())) return undefined;
  if (rejectedSentences.some((pattern) => pattern.test(text) || (header !== '' && pattern.test(header))))
    return undefined;
  text = withoutPraise(text.replaceAll(/[!;]+$|[!]+/gu, '.'));
  const words = text.split(/\s+/u).length;
  const isShort = words < SHORTEST_WORDS && !PROPERTY.test(text.replace(/\.$/u, ''));
  if (isShort || text.length > LONGEST || text.endsWith('?') || text.includes('…') || isChart(text)) return undefined;
  return { text: `${capitalised(text.replace(/[\s,;:.-]+$/u, ''))}.`, header };
}

function isHeader(text: string): boolean {
  return text.split(' ').length <= 5 && !/^(?:it|this|these|the|they|you|your|with|and|for)\b/iu.test(text);
}

/** A list of sizes is no prose: many figures, or several "name: value" pairs. */
function isChart(text: string): boolean {
  const figures = text.match(/\d+(?:[.,]\d+)?/gu)?.length ?? 0;
  const colons = text.match(/[:：=]/gu)?.length ?? 0;
  // "Heel Type: Flat" is a fact without a key of ours, and no sentence either.
  const isPair =
    /^[\p{L}\s]{2,24}[:：=]\s?(?:\S+\s?){1,3}$/u.test(text) ||
    KEYS.has((/^([\p{L}\s]{2,30})\s?[:：=]/u.exec(text)?.[1] ?? '').trim().toLowerCase());
  return isPair || figures > 7 || colons > 1 || (text.match(/\d/gu)?.length ?? 0) / text.length > 0.25;
}

function withoutPraise(sentence: string): string {
  let text = sentence;
  for (let turn = 0; turn < 5; turn += 1) {
    const praise = findPraise(text);
    if (!praise) return text;
    text = `${text.slice(0, praise.start)}${text.slice(praise.end)}`;
  }
  return findPraise(text) ? '' : text;
}

function sentenceCase(text: string): string {
  const letters = text.replaceAll(/[^\p{L}]/gu, '');
  const capitals = text.replaceAll(/[^\p{Lu}]/gu, '');
  if (letters.length < 4 || capitals.length / letters.length < 0.6) return text;
  return capitalised(text.toLowerCase());
}
