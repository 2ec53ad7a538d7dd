import type { Statement } from '../../../products/index.js';
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

const LINE = 60;
/** So much of a field shows whether all of it is shouted. */
const FIELD = 300;

/** Capitals are shouting where those around are capitals too; two in a calm line are a name: "TUV GS", "CAT III 1000 V". */
export function isLoud(text: string, { start, end, tokens, text: said }: Statement): boolean {
  const raw = text.slice(start, end);
  // "ADJUSTABLE FEET: YES" is read as its label.
  if (raw !== said) return /\p{Lu}{4}/u.test(said);
  const isAllShouted = isShouted(text.slice(0, FIELD));
  // "AGE 10+" in a note of capitals.
  if (isAllShouted && /\p{Lu}{2}/u.test(raw) && !/\p{Ll}/u.test(raw)) return true;
  if (!isShouted(raw)) return false;
  if (!isAllShouted && CLASS.test(raw)) return false;
  const words = tokens.filter(({ kind }) => kind === 'word');
  if (words.length >= 3 && words.every(({ lower }) => isCommonWord(lower))) return true;
  const before = /[^.\n\r|]*$/u.exec(text.slice(Math.max(0, start - LINE), start))?.[0] ?? '';
  const after = /^[^.\n\r|]*/u.exec(text.slice(end, end + LINE))?.[0] ?? '';
  const line = before + text.slice(start, end) + after;
  return tokens.length >= 6 || isAllShouted || (line.split(/\s+/u).length >= 4 && isShouted(line));
}
/** "CAT III", "TYPE II". */
const CLASS = /^\p{Lu}{2,5} [IVX]+\b/u;

/** "USE", "LAYERS": a label of one shouted word. */
export const isLoudLabel = (label: string): boolean =>
  isShouted(label) || /^(?:USE|FIT|BOX|SET|AGE|PACK|TEMP|TANK|NOTE|CARE|SIZE)$/u.test(label);

/** The short words in capitals of a text that is not shouted: "GHT" of "3/4 in GHT". */
export const lettersIn = (text: string): string =>
  isShouted(text) ? '' : (text.match(/(?<![\p{L}\d-])\p{Lu}{2,5}(?![\p{L}\d-])/gu) ?? []).join(' ');
