import { cleanText } from '../naming/index.js';
import type { ProductBrief } from '../ProductFacts.js';
import { descriptionKeys } from './descriptionKeys.js';
import type { StatedFact } from './StatedFact.js';

const KEYS = descriptionKeys.toSorted((one, other) => other.length - one.length).join('|');
const PAIR = new RegExp(String.raw`(${KEYS})[^\S\n]?[:：=][^\S\n]?`, 'giu');
const VALUE_END = /[\n\r;•◆●|✔]|\.(?=\s|$|\p{Lu}\p{Ll})|!|<|\s{2,}|(?<=\p{Ll})(?=\p{Lu}\p{Ll}+(?:\s\p{L}+){0,2}\s?:)/u;
const EMPTY =
  /^(?:as (?:photo|picture|shown|described)[a-z ]*|show(?:n)? as .*|n\/?a|none|not applicable|tbd|see .*|yes|no|-+|various|other|does not apply)$/iu;
const MAX_VALUE = 120;
const CONTENTS =
  /^(?:package (?:contents?|includes?|included)|packing list|what you get|includes|included|what(?:'s| is) in the box|kit includes|set includes)$/iu;
/** Advice to the reader behind a value: "S, M, L (follow the size chart)". */
const ADVICE = /\s*\([^()]*(?:chart|select|please|optional|follow|approx|choose)[^()]*\)\s*$/iu;

/** Facts that stand under a name: the attributes, then the `Key: value` lines of the description. */
export function statedFacts(brief: ProductBrief): readonly StatedFact[] {
  const stated = Object.entries(brief.attributes).map(([name, value]) => ({
    label: labelOf(name),
    value: cleanText(value).replaceAll('\n', ', '),
    sourceField: `attributes.${name}`,
    start: 0,
    end: value.length,
  }));
  return [...stated, ...pairsOf(brief.description)].filter((fact) => fact.value !== '' && !EMPTY.test(fact.value));
}

function pairsOf(description: string): readonly StatedFact[] {
  if (!/[:：=]/.test(description)) return [];
  const keys = [...description.matchAll(PAIR)].filter((match) => opensKey(description, match.index));
  return keys.flatMap((match, at) => {
    const start = match.index + match[0].length;
    const next = keys[at + 1]?.index ?? description.length;
    const stretch = description.slice(start, next);
    const stop = VALUE_END.exec(stretch)?.index ?? stretch.length;
    const value = cleanText(stretch.slice(0, stop))
      .replace(ADVICE, '')
      .replaceAll(/[\s,.;:-]+$/gu, '');
    // A long value is prose that happens to follow a colon, and is read as sentences.
    if (value === '' || value.length > MAX_VALUE) return [];
    return [{ label: labelOf(match[1] ?? ''), value, sourceField: 'description', start, end: start + stop }];
  });
}

/** A key starts a word, or a capital letter glued to the value before it: "HeartMaterial : gold". */
function opensKey(text: string, at: number): boolean {
  const before = text[at - 1] ?? ' ';
  return !/\p{L}/u.test(before) || (/\p{Ll}/u.test(before) && /\p{Lu}/u.test(text[at] ?? ''));
}

/** `compatible_with` → "Compatible with". */
function labelOf(name: string): string {
  const words = cleanText(name)
    .replaceAll(/[_-]+/gu, ' ')
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const lower = CONTENTS.test(words) ? 'in the box' : words.toLowerCase();
  return lower === '' ? '' : (lower[0]?.toUpperCase() ?? '') + lower.slice(1);
}
