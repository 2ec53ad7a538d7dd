import { singularOf } from '../../products/index.js';
import type { Mention } from '../../products/index.js';

const CAPITAL = /(?<![\p{L}\p{N}'’.-])\p{Lu}[\p{L}\p{N}]+(?:[-'’]\p{L}+)*(?![\p{L}\p{N}]|-\p{N})/gu;
const SENTENCE_START = /(?:^|[.!?:;•>(\n"]\s*|[\n-]\s*)$/u;
const COMMON: ReadonlySet<string> = new Set([
  'i',
  'ok',
  'diy',
  'faq',
  'xs',
  's',
  'm',
  'l',
  'xl',
  'xxl',
  'english',
  'mr',
  'mrs',
  'ml',
  'pack',
  'set',
]);

/** Capitalised words inside running text that are not among the words of the brief: names nobody gave. */
export function findProperNames(text: string, known: ReadonlySet<string>): readonly Mention[] {
  const names: Mention[] = [];
  for (const match of text.matchAll(CAPITAL)) {
    const lower = match[0].toLowerCase().replaceAll('’', "'");
    if (COMMON.has(lower) || SENTENCE_START.test(text.slice(Math.max(0, match.index - 4), match.index))) continue;
    if (/\d/u.test(match[0])) continue;
    const parts = lower.split(/[-']/u).filter((part) => part.length > 1);
    if (known.has(singularOf(lower)) || parts.every((part) => known.has(singularOf(part)))) continue;
    names.push({
      kind: 'name',
      key: lower,
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
      quantities: [],
    });
  }
  return names;
}
