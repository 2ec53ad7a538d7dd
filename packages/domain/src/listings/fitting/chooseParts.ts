import { codePointLength } from '../rules/text/codePointLength.js';
import { foldPlural } from '../rules/text/foldPlural.js';
import { FUNCTION_WORDS } from '../rules/text/functionWords.js';
import { tokenise } from '../rules/text/tokenise.js';
import { repeatedWords } from '../rules/title/repeatedWords.js';
import { jointText } from './splitTitle.js';
import type { PartKind, TitlePart } from './TitlePart.js';

/** Which parts are tried first. What tells variants apart is worth more in a title than another name of the product. */
const ORDER: readonly PartKind[] = ['variant', 'purpose', 'attribute', 'more'];
/** Of the limit, the share below which a title has room for one more name or statement. */
const SPARSE_SHARE = 0.6;
/** The share of its words that such a part must add to what the title says. */
const NEW_SHARE = 0.6;

/**
 * Chooses the parts that a title of at most `max` code points keeps and joins them in their order. The first part must
 * fit. The parts that were not chosen keep their order too.
 */
export function chooseParts(
  parts: readonly TitlePart[],
  max: number,
  wordLimit: number,
): { title: string; left: readonly TitlePart[] } {
  const chosen = new Set<number>([0]);
  for (const kind of ORDER) {
    parts.forEach((part, at) => {
      if (at === 0 || part.kind !== kind) return;
      if (kind === 'more' && codePointLength(join(parts, chosen)) > max * SPARSE_SHARE) return;
      if (kind === 'purpose' && !chosen.has(at - 1)) return;
      if (newShare(part.text, join(parts, chosen)) < (kind === 'more' ? NEW_SHARE : 0.01)) return;
      const title = join(parts, new Set([...chosen, at]));
      if (codePointLength(title) > max || repeatedWords(tokenise(title), [], wordLimit).length > 0) return;
      chosen.add(at);
    });
  }
  return { title: join(parts, chosen), left: parts.filter((_, at) => !chosen.has(at)) };
}

/** The chosen parts as one title. A part whose neighbour is gone is joined by a comma. */
function join(parts: readonly TitlePart[], chosen: ReadonlySet<number>): string {
  let title = '';
  parts.forEach((part, at) => {
    if (!chosen.has(at)) return;
    const follows = chosen.has(at - 1);
    if (title === '') title = part.text;
    else if (follows) title += jointText(part.joint) + part.text;
    else title += `, ${withoutConnector(part.text)}`;
  });
  return title;
}

/** "with Brass Handle" stands as "Brass Handle" once it hangs on nothing. */
export const withoutConnector = (text: string): string => text.replace(/^(?:with|featuring|and|&|of|in)\s+/i, '');

/** The share of the content words of a part that the text does not say yet, from 0 to 1. */
export function newShare(part: string, text: string): number {
  const known = new Set(tokenise(text).map(({ word }) => foldPlural(word)));
  const words = tokenise(part).filter(({ word }) => !FUNCTION_WORDS.has(word));
  if (words.length === 0) return 0;
  return words.filter(({ word }) => !known.has(foldPlural(word))).length / words.length;
}
