import { wordSet } from '../../../shared/index.js';
import type { Passage } from './Passage.js';

/** Words of filler text that no product text has. */
const FILLER: ReadonlySet<string> = new Set([
  'lorem',
  'ipsum',
  'consectetur',
  'adipiscing',
  'asdf',
  'asdfgh',
  'qwerty',
  'placeholder',
]);
const NOTE = wordSet('TB[CD]|TO-?DO');
const HERE = /\b(?:(?:your|product|brand) (?:[a-z]+ ){1,2}|(?:insert|add|enter|put) (?:[a-z]+ ){0,3})here\b/iu;
const SLOT =
  /\[(?:brand|product|name|colou?r|size|material|feature|benefit|insert|your)[^\]]{0,30}\]|\{\{[^}]{0,40}\}\}|<(?:brand|product|feature)>/iu;

/** Whether a template left its text behind: "lorem ipsum", "[Feature]", "insert benefit here". */
export function hasPlaceholder({ text, words }: Passage): boolean {
  if (words.some((word) => FILLER.has(word.lower) || NOTE.has(word.text))) return true;
  return (words.some(({ lower }) => lower === 'here') && HERE.test(text)) || (/[[{<]/u.test(text) && SLOT.test(text));
}
