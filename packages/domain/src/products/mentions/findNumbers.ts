import { numberWords } from '../lexicons/numberWords.js';
import type { Mention } from './Mention.js';
import type { NumberPart } from './NumberPart.js';
import { readNumberParts } from './readNumberParts.js';
import type { Word } from './Word.js';

const LINK = /^\s*(?:\(?(?:wide|deep|high|long|[WDHL])\)?\.?)?\s*(?:[x×X*]|by)\s*(?:[WDHL]\s)?$/iu;
const RANGE_LINK = /^\s?(?:-|–|to)\s?$/u;

/**
 * Every figure of a text, whether measure, count, code, ratio or number word. A chain such as
 * `23" W x 13" D x 20" H` is one mention with three quantities; a part without a unit takes the next one's.
 */
export function findNumbers(text: string, words: readonly Word[]): readonly Mention[] {
  const mentions = /\d/.test(text) ? joinChains(text, readNumberParts(text)) : [];
  for (const word of words) {
    const value = numberWords.get(word.lower);
    if (value === undefined) continue;
    mentions.push({
      kind: 'number',
      key: `n:${value}`,
      text: word.text,
      start: word.start,
      end: word.end,
      quantities: [{ value, unit: '' }],
    });
  }
  return mentions;
}

function joinChains(text: string, parts: readonly NumberPart[]): Mention[] {
  const mentions: Mention[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const chain = chainFrom(text, parts, at);
    at += chain.length - 1;
    mentions.push(toMention(text, chain));
  }
  return mentions;
}

function chainFrom(text: string, parts: readonly NumberPart[], at: number): readonly NumberPart[] {
  const chain: NumberPart[] = [];
  for (let next = at; next < parts.length; next += 1) {
    const part = parts[next];
    const last = chain.at(-1);
    if (!part || (part.code !== undefined && chain.length > 0)) break;
    if (last) {
      const gap = text.slice(last.end, part.start);
      const dimensions = LINK.test(gap);
      const range =
        RANGE_LINK.test(gap) && last.unit === '' && part.unit !== '' && part.unit !== 'count' && chain.length === 1;
      if (!dimensions && !range) break;
    }
    chain.push(part);
    if (part.code !== undefined) break;
  }
  return chain;
}

function toMention(text: string, chain: readonly NumberPart[]): Mention {
  const start = chain[0]?.start ?? 0;
  const end = chain.at(-1)?.end ?? start;
  const shown = text.slice(start, end);
  const code = chain[0]?.code;
  if (code !== undefined) {
    const isName = /\p{L}/u.test(code) && !/^\d+-\d+-\d+\p{L}{0,2}$/u.test(code);
    return {
      kind: isName ? 'name' : 'number',
      key: `code:${code.toLowerCase()}`,
      text: shown,
      start,
      end,
      quantities: [],
    };
  }
  const unit = chain.findLast((part) => part.unit !== '')?.unit ?? '';
  const quantities = chain.flatMap((part) =>
    part.values.map((value) => ({ value, unit: part.unit === '' ? unit : part.unit })),
  );
  return {
    kind: 'number',
    key: quantities.map(({ value, unit: of }) => `${value} ${of}`).join(' x '),
    text: shown,
    start,
    end,
    quantities,
  };
}
