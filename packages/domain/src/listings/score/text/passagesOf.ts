import { cutSentences } from '../../../products/index.js';
import type { ListingCopy } from '../../ListingCopy.js';
import { maskMarkup } from '../../../products/index.js';
import type { Token } from '../../rules/text/Token.js';
import { tokenise } from '../../rules/text/tokenise.js';
import type { Passage, PassageWord } from './Passage.js';
import { FUNCTION_WORDS } from './wordClasses.js';
import { foldPlural } from '../../../shared/index.js';

const JOINS = "-/.'’";
const SPACE = 32;
const DIGIT = /\d/u;
const GOES_ON = /^ ?\r?\n\p{Ll}/u;
/** Spaces and signs that separate nothing. */
const NO_GAP = /[\s®™°]+/gu;

/** The passages of title, highlights, bullets and description, in this order. */
export function passagesOf(copy: ListingCopy): readonly Passage[] {
  const passages: Passage[] = [];
  const add = (
    field: Passage['field'],
    index: number | undefined,
    kind: Passage['kind'],
    text: string,
    start: number,
    end: number,
  ): void => {
    const slice = text.slice(start, end);
    const words = wordsIn(slice);
    if (words.length > 0)
      passages.push({
        field,
        index,
        kind,
        text: slice,
        start,
        end,
        words,
        goesOn: GOES_ON.test(text.slice(end, end + 4)),
      });
  };
  add('title', undefined, 'title', copy.title, 0, copy.title.length);
  add('item_highlights', undefined, 'list', copy.itemHighlights, 0, copy.itemHighlights.length);
  copy.bulletPoints.forEach((bullet, index) => {
    for (const { start, end } of cutSentences(bullet)) add('bullet_points', index, 'sentence', bullet, start, end);
  });
  const description = maskMarkup(copy.description);
  for (const { start, end } of cutSentences(description))
    add('description', undefined, 'sentence', description, start, end);
  return passages;
}

/** Words of `tokenise`, those joined by a hyphen, a slash, a dot or an apostrophe as one. */
function wordsIn(text: string): readonly PassageWord[] {
  const tokens = tokenise(text);
  const words: PassageWord[] = [];
  let last = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const { start, word } = tokens[at] as Token;
    let { end } = tokens[at] as Token;
    let lower = word;
    for (
      let next = tokens[at + 1];
      next !== undefined && next.start === end + 1 && JOINS.includes(text.charAt(end));
      next = tokens[at + 1]
    ) {
      lower += text.charAt(end) + next.word;
      ({ end } = next);
      at += 1;
    }
    const isFunction = FUNCTION_WORDS.has(lower);
    const hasDigit = !isFunction && DIGIT.test(lower);
    words.push({
      text: text.slice(start, end),
      lower,
      stem: isFunction || hasDigit ? lower : foldPlural(lower),
      isFunction,
      hasDigit,
      gap: gapOf(text, last, start),
    });
    last = end;
  }
  return words;
}

function gapOf(text: string, start: number, end: number): string {
  if (start === end || (end === start + 1 && text.charCodeAt(start) === SPACE)) return '';
  return text.slice(start, end).replaceAll(NO_GAP, '');
}
