import { isCommonWord } from '../prose/vocabulary.js';

/** Whether a text is written in capitals. */
export function isShouted(text: string): boolean {
  if (!/\p{Lu}{4}|\p{Lu}+ \p{Lu}|\p{Lu}{3} \d+ \p{Lu}{2}/u.test(text)) return false;
  const letters = text.match(/\p{L}/gu) ?? [];
  // "HDCP 2.2" is a name.
  if (/^\P{L}*\p{Lu}{2,5}\P{L}*$/u.test(text) && !isCommonWord(text.replaceAll(/\P{L}/gu, '').toLowerCase()))
    return false;
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  return letters.length >= 4 && capitals.length / letters.length > 0.75;
}
