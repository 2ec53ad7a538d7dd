import { codePointLength } from '../../rules/text/codePointLength.js';
import { FUNCTION_WORDS } from '../../rules/text/functionWords.js';
import { tokenise } from '../../rules/text/tokenise.js';
import { repeatedWords } from '../../rules/title/repeatedWords.js';
import { jointText } from '../reading/jointText.js';
import type { TitlePart } from '../reading/TitlePart.js';
import { isSameMeasure } from './isSameMeasure.js';
import { shortFit } from './shortFit.js';
import { isAdded, isOccasion, isWork, weightOf } from './weightOf.js';
import { foldPlural, isHeadNoun } from '../../../shared/index.js';

/** Of the limit, the share below which a title has room for one more name or statement. */
const SPARSE_SHARE = 0.6;
/** The share of its words that such a part must add to what the title says. */
const NEW_SHARE = 0.6;
/** The same for what the product fits: "for MacBook Air 13" beside "MacBook Air 13.6" says it twice. */
const FIT_SHARE = 0.5;

/**
 * Chooses the parts that a title of at most `max` code points keeps and joins them in their order. The first part must
 * fit. The parts that were not chosen keep their order too.
 */
export function chooseParts(
  given: readonly TitlePart[],
  max: number,
  wordLimit: number,
): { title: string; left: readonly TitlePart[] } {
  const chosen = new Set<number>([0]);
  const parts = [...given];
  const cut: TitlePart[] = [];
  const places = parts
    .map((part, at) => ({ part, at, weight: Math.max(weightOf(part), at === 1 ? leadWeight(part) : 0) }))
    .filter(({ at, part }) => at > 0 && part.kind !== 'torn');
  for (const { part, at } of places.toSorted((one, other) => other.weight - one.weight)) {
    const isFitted = parts.some(({ kind }, other) => kind === 'fit' && chosen.has(other));
    if (!isWelcome(part, join(parts, chosen), max, isFitted)) continue;
    if (hangs(part) && !followsChosen(parts, chosen, at)) continue;
    if (parts.some(({ text }, other) => chosen.has(other) && other > 0 && isSameMeasure(text, part.text))) continue;
    const title = join(parts, new Set([...chosen, at]));
    const fits = (text: string): boolean =>
      codePointLength(text) <= max && repeatedWords(tokenise(text), [], wordLimit).length === 0;
    if (!fits(title)) {
      // "PCG-792L / PCG-7A2L / PCG-7D2L" says one word too often: the first models stay, the list goes on elsewhere.
      const short =
        part.kind === 'fit'
          ? shorterFits(part.text).find((text) =>
              fits(join(parts.with(at, { ...part, text }), new Set([...chosen, at]))),
            )
          : undefined;
      if (short === undefined) continue;
      parts[at] = { ...part, text: short };
      // The models that the title does not name go on to the next field.
      const after = part.text.startsWith(short) ? part.text.slice(short.length).replace(/^[\s,/&+-]+/, '') : part.text;
      cut.push({ ...part, text: after, kind: 'more' });
    }
    chosen.add(at);
  }
  return { title: join(parts, chosen), left: [...cut, ...parts.filter((_, at) => !chosen.has(at))] };
}

/** What a seller names right behind the product is what tells it from others: "Hammock with Mosquito Net". */
function leadWeight({ kind, text, joint }: TitlePart): number {
  if (joint !== 'space' || text.length > LONGEST_LEAD) return 0;
  if (kind === 'clause') return /^with\s/i.test(text) && !FEATURES.test(text) ? LEAD : 0;
  if (kind === 'attribute') return LEAD;
  // "Chicken Coop Door | Automatic Opener": the name goes on.
  return kind === 'more' ? NAME_GOES_ON : 0;
}
const LONGEST_LEAD = 36;
/** "with 6 Sport Modes" counts what many others have too; "with 7 Containers" says what is in the box. */
const FEATURES = /\s\d+\s(?:\p{L}+\s)?(?:modes?|speeds?|settings?|levels?|functions?|colou?rs?|ports?|options?)\b/iu;
/** Before what it is for, behind what tells variants apart. */
const NAME_GOES_ON = 60;
/** More than a colour, less than a size. */
const LEAD = 71;

const MOST_SHORTER = 12;
function shorterFits(fit: string): readonly string[] {
  const texts: string[] = [];
  let text: string | undefined = fit;
  while (texts.length < MOST_SHORTER && (text = shortFit(text, codePointLength(text) - 1)) !== undefined)
    texts.push(text);
  return texts;
}

/** A clause, what fits, and an attribute that runs on say something only behind what they stood behind: "… Idea Age 5+". */
const hangs = ({ kind, joint }: TitlePart): boolean =>
  kind === 'clause' || kind === 'fit' || (kind === 'attribute' && joint === 'space');

/** The middle of a sentence or a denial of one thing of a list: "is here published in full", "no Candle". */
const DEPENDENT = /^(?:is|are|was|were|has|have|which|that|who|whose|together|being|but|no|not)\b/i;

/** "Girl Girls Child Children Kids": people alone say nothing of the product. */
const WEARER =
  /^(?:(?:wo)?m[ae]n|boys?|girls?|kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|adults?|teens?|lad(?:y|ies)|unisex|and|&)(?:'?s)?$/i;

/** Whether a part is worth its room beside the title so far; behind what the product fits, a second such name needs a model. */
function isWelcome({ kind, text }: TitlePart, title: string, max: number, isFitted: boolean): boolean {
  const share = newShare(text, title);
  if (kind === 'fit') return share >= FIT_SHARE && (!isFitted || /\d/.test(text));
  if ((kind !== 'more' && kind !== 'attribute') || isAdded(text) || isWork(text) || isOccasion(text)) return share > 0;
  if (DEPENDENT.test(text) || text.split(' ').every((word) => WEARER.test(word))) return false;
  const sparse = codePointLength(title) <= max * SPARSE_SHARE;
  if (kind === 'more' && (share < NEW_SHARE || !sparse || !text.includes(' '))) return false;
  // A second name that ends in the same noun ("…, Travel Sleeping Bag") is stuffing.
  const nouns = new Set(
    tokenise(title)
      .filter(({ word }) => isHeadNoun(word))
      .map(({ word }) => foldPlural(word)),
  );
  return share > 0 && !tokenise(text).some(({ word }) => nouns.has(foldPlural(word)));
}

/** A clause stays when what it hangs on stays: the part before it, or the core it describes together with others. */
function followsChosen(parts: readonly TitlePart[], chosen: ReadonlySet<number>, at: number): boolean {
  if (parts[at]?.joint !== 'space') return chosen.has(at - 1) && parts[at]?.joint === 'comma';
  if (parts[at]?.kind === 'attribute') return chosen.has(at - 1);
  for (let before = at - 1; before >= 0; before -= 1) {
    if (chosen.has(before)) return true;
    if (parts[before]?.joint !== 'space') return false;
  }
  return false;
}

/** The chosen parts as one title. What hangs on a part that is gone is joined by a comma, a clause by a space. */
function join(parts: readonly TitlePart[], chosen: ReadonlySet<number>): string {
  let title = '';
  parts.forEach(({ text, joint, kind }, at) => {
    if (!chosen.has(at)) return;
    if (title === '') title = text;
    else if ((kind === 'clause' || kind === 'fit') && joint === 'space') title += ` ${text}`;
    else if (chosen.has(at - 1) && joint !== 'dash' && kind !== 'clause' && !(joint === 'comma' && LISTED.test(text)))
      title += jointText(joint) + text;
    else title += `, ${withoutConnector(text)}`;
  });
  return title;
}

const LISTED = /^(?:and|&)\s/i;

/** "with Brass Handle" stands as "Brass Handle" once it hangs on nothing. */
export const withoutConnector = (text: string): string =>
  text.replace(/^(?:(?:with|featuring|and|&)\s+)+(?:(?:an?|the)\s+)?/i, '');

/** The share of the content words of a part that the text does not say yet, from 0 to 1. */
export function newShare(part: string, text: string): number {
  const known = new Set(tokenise(text).map(({ word }) => foldPlural(word)));
  const words = tokenise(part).filter(({ word }) => !FUNCTION_WORDS.has(word));
  if (words.length === 0) return 0;
  return words.filter(({ word }) => !known.has(foldPlural(word))).length / words.length;
}
