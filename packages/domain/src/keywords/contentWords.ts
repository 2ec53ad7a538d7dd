import { foldPlural } from '../shared/index.js';

const WORD = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu;

/** Words that buyers do not search by. */
const IDLE: ReadonlySet<string> = new Set(
  'a an and are as at be by can each every for from has have in into is it its more most no not of on one only or our out over so such than that the their them then there these this those to up us use used very was we were what when which while will with you your all also any been both but do does even get got how if just like make made may new off own per same set some too two via'.split(
    ' ',
  ),
);

/** The words of a text that carry meaning: lower case, plural folded, in order. */
export function contentWords(text: string): readonly string[] {
  return (text.toLowerCase().match(WORD) ?? []).filter((word) => !IDLE.has(word)).map(foldPlural);
}
