import { editBetween } from '../text/removal/editBetween.js';
import type { RuleLimits } from '../../../marketplaces/index.js';
import type { TextCheck } from '../engine/Check.js';
import { codePointLength } from '../text/codePointLength.js';
import { cutAtWord } from '../text/cutAtWord.js';
import { countOf } from '../../../shared/index.js';

interface LengthWords {
  /** The field as a sentence starts with it: `Title`. */
  readonly name: string;
  /** What to do about it: `Shorten it, or move details to item highlights.` */
  readonly advice: string;
  /** False where cutting at a word is no acceptable repair (a title is fitted, not cut). */
  readonly cut?: boolean;
}

/** A check that a text has at most as many code points as one of the limits says. */
export function lengthCheck(limit: keyof RuleLimits, { name, advice, cut = true }: LengthWords): TextCheck {
  return (text, { limits }) => {
    const most = limits[limit];
    if (most === undefined || text.text.length <= most) return undefined;
    const length = codePointLength(text.text);
    if (length <= most) return undefined;
    const start = utf16Offset(text.text, most);
    return {
      message: `${name} has ${countOf(length, 'character')}; the limit is ${countOf(most, 'character')}. ${advice}`,
      span: { start, end: text.text.length },
      ...(cut ? { fix: () => editBetween(`Shorten to ${most}`, text.text, cutAtWord(text.text, most)) } : {}),
    };
  };
}

/** Where the code point number `count` begins. */
function utf16Offset(text: string, count: number): number {
  let offset = 0;
  for (const character of text) {
    if (count === 0) break;
    offset += character.length;
    count -= 1;
  }
  return offset;
}
