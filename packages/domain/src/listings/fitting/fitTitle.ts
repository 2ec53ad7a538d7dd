import type { RuleSet } from '../../marketplaces/index.js';
import type { Finding } from '../Finding.js';
import { lintListing } from '../lintListing.js';
import { codePointLength } from '../rules/text/codePointLength.js';
import { tokenise } from '../rules/text/tokenise.js';
import { utf8Length } from '../rules/text/utf8Length.js';
import { titleCase } from '../rules/title/titleCase.js';
import { chooseParts, newShare } from './choosing/chooseParts.js';
import { cleanTitle } from './cleaning/cleanTitle.js';
import { cutAtSeam } from './choosing/cutAtSeam.js';
import { tornEnd } from './cleaning/tornEnd.js';
import { dedupeTitle } from './cleaning/dedupeTitle.js';
import type { MovedText } from './MovedText.js';
import { packHighlights } from './choosing/packHighlights.js';
import { packSearchTerms } from './packSearchTerms.js';
import { brandFirst } from './cleaning/brandFirst.js';
import { splitTitle } from './reading/splitTitle.js';
import { kindOfPart } from './reading/kindOfPart.js';
import type { TitleCore } from './reading/readCore.js';
import { shareRoom } from './choosing/shareRoom.js';
import { isSameMeasure } from './choosing/isSameMeasure.js';
import { isReserved } from './choosing/weightOf.js';
import type { TitlePart } from './reading/TitlePart.js';

export interface TitleToFit {
  readonly title: string;
  /** The brand as it is spelled; it keeps its characters and comes first. */
  readonly brand?: string;
  /** What stands in these fields already; overflow is added after it. */
  readonly itemHighlights?: string;
  readonly searchTerms?: string;
}

export interface FittedTitle {
  readonly title: string;
  readonly itemHighlights: string;
  readonly searchTerms: string;
  /** Every phrase that left the title, and where it went. */
  readonly moved: readonly MovedText[];
  /** What the linter still says about the three texts. */
  readonly findings: readonly Finding[];
}

/** Title, highlights and search terms together hold less than this; what follows has no place anyway. */
const LONGEST = 600;

/** Count and size: what a title names besides brand, type and fitment wherever it can. */
const MOST_RESERVED = 2;

/** "Aircraft Propeller PE592" */
const PART_NUMBER = /^(?:(?=.*\d)(?=.*[A-Z])[A-Z\d-]{4,14}|\d{6,10})$/;

/** How often the finishing steps are repeated until they change nothing. */
const MOST_ROUNDS = 6;

/**
 * Brings a title within the limit of a rule set and finds a place for what does not fit: item highlights first, then
 * search terms. A title within the limit gets mechanical corrections only. No word is ever added; the same input gives
 * the same result. A title that is nothing but forbidden words keeps them, with findings.
 */
export function fitTitle(input: TitleToFit, ruleSet: RuleSet): FittedTitle {
  if (input.title.length <= LONGEST) return fitted(input, ruleSet);
  const end = input.title.slice(0, LONGEST).search(/\s\S*$/u);
  const cut = end > LONGEST / 2 ? end : LONGEST;
  const { moved, ...rest } = fitted({ ...input, title: input.title.slice(0, cut) }, ruleSet);
  const text = input.title.slice(cut).trim();
  const beyond: readonly MovedText[] =
    text === '' ? [] : [{ text, to: 'dropped', reason: 'No field has so much room.' }];
  return { ...rest, moved: [...moved, ...beyond] };
}

function fitted(input: TitleToFit, ruleSet: RuleSet): FittedTitle {
  const brand = input.brand?.trim() ?? '';
  const max = ruleSet.limits.titleMax;
  const torn = tornEnd(input.title);
  const first = cleanTitle(input.title, brand, ruleSet, false);
  if (codePointLength(first.title) <= max) {
    const { title, repeated } = finished(first.title, brand, ruleSet);
    return placed(input, title, [], [...first.dropped, ...repeated, ...tornText(torn)], ruleSet);
  }
  const { title: clean, dropped: more } = cleanTitle(first.title, brand, ruleSet, true);
  const dropped = [...first.dropped, ...more];
  const { core, parts: others } = splitTitle(titleCase(brandFirst(clean, brand), brand), brand, torn !== '');
  const parts = fitFirst(withCore(core, others, max));
  const { title: chosen, left } = chooseParts(parts, max, ruleSet.limits.titleWordRepeats ?? 2);
  const phrases = left.map(({ text }) => text);
  const { title, repeated } = finished(chosen, brand, ruleSet);
  return placed(input, title, phrases, [...dropped, ...repeated, ...tornText(torn)], ruleSet);
}

/** The torn end as something that left the title. */
function tornText(torn: string): readonly MovedText[] {
  const text = torn.replace(/…|\.{3,}/g, '').replace(/^[\s,|;(+-]+|\s+$/g, '');
  return text === '' ? [] : [{ text, to: 'dropped', reason: 'The source cut the title off here.' }];
}

/** The core in as much room as what must stand behind it leaves; what it had to give up is a part of its own. */
function withCore(core: TitleCore, others: readonly TitlePart[], max: number): readonly [TitlePart, ...TitlePart[]] {
  const fit = others.find(({ kind }) => kind === 'fit');
  const [follows] = others;
  const code = follows?.joint === 'space' && PART_NUMBER.test(follows.text) ? [follows] : [];
  const needed = others.filter((part) => isReserved(part) && !code.includes(part));
  const reserved = [
    ...code,
    // "16x16 inch (40x40 cm)" needs room once.
    ...needed.filter(({ text }, at) => !needed.slice(0, at).some((before) => isSameMeasure(before.text, text))),
  ];
  // "Model Airplane Prop 14 x 7 Aircraft Propeller PE592": its part number says which of the nouns is the product.
  const mayLead = code.length === 0;
  const { fit: named, core: shrunk } = shareRoom(core, fit?.text, reserved.slice(0, MOST_RESERVED), max, mayLead);
  // The title names the first models of a long list; the list goes on to the highlights.
  const parts =
    fit === undefined || named === undefined || named === fit.text
      ? others
      : [
          { text: named, joint: 'space' as const, kind: 'fit' as const },
          ...others.map((part): TitlePart =>
            part === fit ? { ...part, text: restOf(part.text, named), kind: 'more' } : part,
          ),
        ];
  const { head, rest } = cutAtSeam(shrunk.text, max);
  const left = [...shrunk.left, ...(rest === '' ? [] : [rest])].flatMap(countApart);
  const given = left.map((text): TitlePart => ({
    text,
    joint: 'dash',
    kind: kindOfPart(text) === 'variant' ? 'variant' : 'more',
  }));
  return [{ text: head, joint: 'start', kind: 'core' }, ...given, ...parts];
}

/** "3-Pack Microfiber": how many there are stands by itself. */
function countApart(text: string): readonly string[] {
  const [, count, rest] = LEADING_COUNT.exec(text) ?? [];
  return count === undefined || rest === undefined ? [text] : [count, rest];
}
const LEADING_COUNT = /^(\d+[\s-]?(?:packs?|pcs?|pieces?|sheets|count|ct|pairs?|sets?|rolls?|bags?))\s(\S.*)$/i;

/** The models that the title does not name. */
const restOf = (fit: string, named: string): string =>
  (fit.startsWith(named) ? fit.slice(named.length).replace(/^[\s,/&+-]+/, '') : '') || fit;

/** The core, then what it fits, then the rest: "Wheel Cover for Maruti Suzuki Ciaz, Anti Slip". */
function fitFirst([core, ...others]: readonly [TitlePart, ...TitlePart[]]): readonly [TitlePart, ...TitlePart[]] {
  const at = others.findIndex(({ kind, text }) => kind === 'fit' && newShare(text, core.text) > 0);
  const fit = others[at];
  if (fit === undefined) return [core, ...others];
  // What ran on before it hangs on nothing now: "Mount Set 3PCS for Mazda" becomes "Mount Set for Mazda, 3PCS".
  const before = others.slice(0, at).map((part): TitlePart => (hangsAlone(part) ? { ...part, joint: 'comma' } : part));
  return [core, { ...fit, joint: 'space' }, ...before, ...others.slice(at + 1)];
}

const hangsAlone = ({ kind, joint }: TitlePart): boolean => joint === 'space' && kind === 'variant';

/** The steps that every title ends with, until they agree with one another, and the repetitions that they took out. */
function finished(
  title: string,
  brand: string,
  ruleSet: RuleSet,
): { readonly title: string; readonly repeated: readonly MovedText[] } {
  const { titleMax, titleWordRepeats } = ruleSet.limits;
  const repeated: MovedText[] = [];
  let done = title;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = done;
    done = cleanTitle(done, brand, ruleSet, false).title;
    if (titleWordRepeats !== undefined && ruleSet.productClass === 'general') {
      const deduped = dedupeTitle(done, brand, titleWordRepeats);
      done = deduped.title;
      repeated.push(...deduped.repeated.map(repetition));
    }
    done = titleCase(done, brand);
    if (codePointLength(done) > titleMax) done = cutAtSeam(done, titleMax).head;
    if (done === before) break;
  }
  // "22-30 in" at the end reads as a torn phrase.
  return { title: done.replace(/(\d) in$/u, '$1in'), repeated };
}

function repetition(text: string): MovedText {
  return { text, to: 'dropped', reason: 'A repetition of what the title says already.' };
}

function placed(
  input: TitleToFit,
  title: string,
  overflow: readonly string[],
  dropped: readonly MovedText[],
  ruleSet: RuleSet,
): FittedTitle {
  const { limits } = ruleSet;
  const brand = input.brand?.trim() ?? '';
  const room = Math.min(limits.highlightsMax ?? 0, (limits.titleWithHighlightsMax ?? 0) - codePointLength(title));
  const {
    highlights,
    placed: inHighlights,
    known,
    left,
  } = packHighlights(input.itemHighlights ?? '', overflow, title, Math.max(0, room));
  const present = input.searchTerms ?? '';
  const maxBytes = searchTermRoom(present, ruleSet);
  const searchTerms = packSearchTerms([present, ...left], { title, itemHighlights: highlights, brand, maxBytes });
  const packed = new Set(searchTerms.split(' '));
  const moved: MovedText[] = [
    ...inHighlights.map((text): MovedText => ({
      text,
      to: 'item_highlights',
      reason: `The title has room for ${limits.titleMax} characters.`,
    })),
    ...left.map((text): MovedText =>
      tokenise(text).some(({ word }) => packed.has(word))
        ? { text, to: 'search_terms', reason: 'Title and item highlights are full.' }
        : { text, to: 'dropped', reason: 'Its words stand elsewhere, or no field had room.' },
    ),
    ...known.map((text): MovedText => ({ text, to: 'dropped', reason: 'Title and highlights say it already.' })),
    ...dropped,
  ];
  const copy = { title, itemHighlights: highlights, searchTerms };
  return { ...copy, moved, findings: lintListing(copy, ruleSet, { brand }) };
}

/** Search terms stay below the safe size, unless the seller's own are larger and still allowed. */
function searchTermRoom(present: string, { limits }: RuleSet): number {
  const { searchTermsMaxBytes: most = 0, searchTermsTargetBytes: target = most + 1 } = limits;
  return Math.max(Math.min(most, target - 1), Math.min(most, utf8Length(present)));
}
