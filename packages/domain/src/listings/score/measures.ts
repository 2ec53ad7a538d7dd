import { keywordPlacement } from '../fitting/keywordPlacement.js';
import { codePointLength } from '../rules/text/codePointLength.js';
import { figures } from '../rules/text/figures.js';
import { foldPlural } from '../rules/text/foldPlural.js';
import { FUNCTION_WORDS } from '../rules/text/functionWords.js';
import { tokenise } from '../rules/text/tokenise.js';
import type { Measured, ScoreFacts } from './ScoreFacts.js';

/** The part of a title that every device shows. */
const TITLE_START = 40;
const GOOD_IMAGES = 7;

/** Full marks while a text is present and within its limit; a text far below the limit wastes room. */
export function filled(name: string, text: string, most: number, good: number): Measured {
  const length = codePointLength(text);
  const why = `${name} has ${figures(length, 'character')} of ${most}.`;
  if (length === 0) return { share: 0, why: `${name} is empty.`, hint: `Write ${name.toLowerCase()}.` };
  if (length > most) return { share: 0, why, hint: `Shorten it by ${length - most}.` };
  return { share: Math.min(1, length / good), why, hint: `Use at least ${figures(good, 'character')}.` };
}

/** Full marks when none of the rules reported anything. */
export function without(facts: ScoreFacts, rules: RegExp, clean: string, hint: string): Measured {
  const found = facts.findings.filter(({ rule, severity }) => severity !== 'info' && rules.test(rule));
  const [first] = found;
  return first === undefined
    ? { share: 1, why: clean, hint }
    : { share: 0, why: `${figures(found.length, 'finding')}: ${first.message}`, hint };
}

export function keywordInTitle({ copy, keywords }: ScoreFacts): Measured {
  const [primary] = keywords;
  const hint = `Put the main keyword into the first ${TITLE_START} characters of the title.`;
  if (primary === undefined) return { share: undefined, why: 'No keywords are given.', hint: 'Add keywords.' };
  const start = new Set(
    tokenise(copy.title)
      .filter((token) => token.start < TITLE_START)
      .map(({ word }) => foldPlural(word)),
  );
  const words = tokenise(primary).filter(({ word }) => !FUNCTION_WORDS.has(word));
  const present = words.filter(({ word }) => start.has(foldPlural(word))).length;
  return {
    share: words.length === 0 ? 0 : present / words.length,
    why: `${present} of the ${figures(words.length, 'word')} of "${primary}" stand in the first ${TITLE_START} characters.`,
    hint,
  };
}

export function keywordCoverage({ copy, keywords, volumes }: ScoreFacts): Measured {
  if (keywords.length === 0) return { share: undefined, why: 'No keywords are given.', hint: 'Add keywords.' };
  const { tags } = copy;
  const read = tags.length === 0 ? copy : { ...copy, description: `${copy.description} ${tags.join(' ')}` };
  const { placements } = keywordPlacement(read, keywords);
  const weight = (keyword: string): number => Math.max(0, volumes.get(keyword) ?? 1);
  const total = placements.reduce((sum, { keyword }) => sum + weight(keyword), 0);
  const covered = placements.filter((placement) => placement.covered);
  const share = total === 0 ? 0 : covered.reduce((sum, { keyword }) => sum + weight(keyword), 0) / total;
  const missing = placements.filter((placement) => !placement.covered).map(({ keyword }) => keyword);
  return {
    share,
    why: `${covered.length} of ${figures(keywords.length, 'keyword')} stand in the listing with every word.`,
    hint: `Place ${missing.slice(0, 5).join(', ')}.`,
  };
}

export function images({ imageCount }: ScoreFacts): Measured {
  if (imageCount === undefined) return { share: undefined, why: 'The images are not known here.', hint: 'Add images.' };
  return {
    share: Math.min(1, Math.max(0, imageCount) / GOOD_IMAGES),
    why: `There ${imageCount === 1 ? 'is' : 'are'} ${figures(imageCount, 'image')}; ${GOOD_IMAGES} bring full marks.`,
    hint: `Add ${figures(Math.max(1, GOOD_IMAGES - imageCount), 'image')}.`,
  };
}
