import { codePointLength } from '../../rules/text/codePointLength.js';
import type { TitleCore } from '../reading/readCore.js';
import { namesProduct } from '../reading/findType.js';
import { LEXICON_WORDS } from '../../../products/index.js';
import { leadOf } from './leadOf.js';
import { WEAK_WORDS } from './weakWords.js';

export interface ShrunkCore {
  readonly text: string;
  /** The runs that had to go, in their order, neighbours joined. */
  readonly left: readonly string[];
  /** How many runs beside brand and type are left. */
  readonly kept: number;
  /** Whether it is how the title began, with the product that it named first. */
  readonly isLead: boolean;
}

interface Run {
  readonly text: string;
  readonly role: 'brand' | 'work' | 'modifier' | 'type';
}

/** A type of more words may give up the first of them. */
const LEAST_TYPE = 2;

/** Of a name without a known brand, the first words are taken for it. */
const NAME_RUNS = 2;
/** "Puma Men's Avid": whom it is for is no part of the name. */
const WEARERS = /^(?:wo)?men(?:'?s)?$|^(?:kids|boys|girls|baby|toddler|unisex|adult)(?:'?s)?$/i;
/** "Front Wheel Hub": a place on a vehicle is no name. */
const PLACES = /^(?:front|rear|left|right|upper|lower|inner|outer|universal)$/i;
/** "c2" behind the name is a model. */
const SHORT_CODE = /^\p{L}{1,3}-?\d{1,3}\p{L}?$/u;
const FIGURES = /\d|\b(?:I{2,3}|IV|VI{0,3}|IX|XI{0,2})\b/;
const CODE = /^(?:(?=.*\d)(?=.*\p{L})[\p{L}\p{N}/.-]{4,}|\d{6,10})$/u;

/**
 * The core without as many of its runs as it takes to fit: how the title began, where that names a product; else praise
 * goes first, then what describes, the name last. `mayLead`: the product may be the first that it names.
 */
export function shrinkCore(core: TitleCore, max: number, mayLead: boolean): ShrunkCore {
  const shrunk = withoutRuns(core, max);
  const last = (core.type.split(' ').at(-1) ?? '').toLowerCase();
  if (!mayLead || shrunk.left.length === 0 || (core.work.length > 0 && namesProduct(last))) return shrunk;
  const named = core.brand === '' ? [] : [core.brand];
  const runs = [...named, ...core.work, ...core.modifiers, ...(core.type === '' ? [] : [core.type])];
  const lead =
    leadOf(runs, named.length, max, false) ??
    // Where most of the name has to go, what stands at its beginning says more than its ends.
    (shrunk.kept * 2 < core.work.length + core.modifiers.length ? leadOf(runs, named.length, max, true) : undefined);
  if (lead === undefined) return shrunk;
  return { text: lead.text, left: [lead.rest], kept: lead.kept - named.length, isLead: true };
}

function withoutRuns(core: TitleCore, max: number): ShrunkCore {
  // "Kit + Installation Tool" is a kit in the first place.
  const [main = '', ...added] = core.type.split(' + ');
  if (added.length > 0 && codePointLength([core.brand, ...core.work, ...core.modifiers, core.type].join(' ')) > max) {
    const first = withoutRuns({ ...core, type: main }, max);
    return { ...first, left: [...first.left, added.join(' + ')] };
  }
  // "Front Wheel Hub Bearing": where on the vehicle may stand elsewhere, if the rest has room without it.
  const [place = '', ...others] = core.modifiers;
  if (
    PLACES.test(place) &&
    core.brand === '' &&
    core.work.length === 0 &&
    codePointLength(withRuns(core, Infinity).text) > max
  ) {
    const rest = withRuns({ ...core, modifiers: others }, max);
    if (rest.left.length === 0) return { ...rest, left: [place] };
  }
  const words = core.type.split(' ');
  const shrunk = withRuns(core, max);
  if (codePointLength(shrunk.text) <= max || words.length <= LEAST_TYPE) return shrunk;
  if (/[&/]/.test(core.type)) return shrunk;
  // "Book Wallet Case Cover" is a case cover as well.
  const shorter = withRuns(
    {
      ...core,
      modifiers: [...core.modifiers, ...words.slice(0, -LEAST_TYPE)],
      type: words.slice(-LEAST_TYPE).join(' '),
    },
    max,
  );
  return codePointLength(shorter.text) <= max ? shorter : shrunk;
}

function withRuns(core: TitleCore, max: number): ShrunkCore {
  const runs: readonly Run[] = [
    ...(core.brand === '' ? [] : [{ text: core.brand, role: 'brand' as const }]),
    ...core.work.map((text) => ({ text, role: 'work' as const })),
    ...core.modifiers.map((text) => ({ text, role: 'modifier' as const })),
    ...(core.type === '' ? [] : [{ text: core.type, role: 'type' as const }]),
  ];
  const gone = new Set<number>();
  // A comma parts the name of a design from what describes the product.
  let length = runs.reduce(
    (sum, { text }) => sum + codePointLength(text) + 1,
    core.work.length > 0 && core.modifiers.length > 0 ? 0 : -1,
  );
  const places = order(runs, core.brand !== '');
  for (const at of places.weak) {
    if (length <= max) break;
    gone.add(at);
    length -= codePointLength((runs[at] as Run).text) + 1;
  }
  for (const at of length <= max ? [] : cheapestBlock(runs, places.describing, gone, length - max)) {
    gone.add(at);
    length -= codePointLength((runs[at] as Run).text) + 1;
  }
  for (const at of [...places.describing, ...places.rest]) {
    if (length <= max) break;
    if (gone.has(at)) continue;
    gone.add(at);
    length -= codePointLength((runs[at] as Run).text) + 1;
  }
  const left: string[] = [];
  runs.forEach(({ text }, at) => {
    if (!gone.has(at)) return;
    if (gone.has(at - 1)) left.push(`${left.pop() ?? ''} ${text}`);
    else left.push(text);
  });
  const kept = runs.filter((_, at) => !gone.has(at));
  return {
    text: kept.reduce(
      (joined, { text, role }, at) =>
        joined +
        (at === 0 ? '' : kept[at - 1]?.role === 'work' && role === 'modifier' && joined.includes(' ') ? ', ' : ' ') +
        text,
      '',
    ),
    left,
    kept: kept.filter(({ role }) => role === 'work' || role === 'modifier').length,
    isLead: false,
  };
}

/**
 * The neighbours that are worth least and leave enough room: a name without one stretch still reads as a name. Empty
 * where no stretch is long enough.
 */
function cheapestBlock(
  runs: readonly Run[],
  describing: readonly number[],
  gone: ReadonlySet<number>,
  excess: number,
): readonly number[] {
  const free = new Set(describing);
  const lengths = runs.map(({ text }) => codePointLength(text) + 1);
  const costs = runs.map(
    ({ text }, at) =>
      (lengths[at] as number) *
      (FIGURES.test(text) ? FIGURE_WORTH : runs[at + 1]?.role === 'type' || isNaming(text) ? CLOSE_WORTH : 1),
  );
  let best: readonly [from: number, next: number] = [0, 0];
  let least = Infinity;
  for (const from of free) {
    let room = 0;
    let cost = 0;
    let at = from;
    for (; room < excess && cost < least && (free.has(at) || gone.has(at)); at += 1) {
      if (gone.has(at)) continue;
      room += lengths[at] as number;
      cost += costs[at] as number;
    }
    if (room >= excess && (cost < least || (cost === least && from < best[0]))) [best, least] = [[from, at], cost];
  }
  return runs.map((_, at) => at).filter((at) => at >= best[0] && at < best[1] && !gone.has(at));
}
/** "Kit" of "Repair Kit Seals & Piston". */
const isNaming = (run: string): boolean => namesProduct((run.split(' ').at(-1) ?? '').toLowerCase());
const FIGURE_WORTH = 3;
/** "Film" of "Film Scene Car": what stands before the type often belongs to its name. */
const CLOSE_WORTH = 1.8;

/** The places of the runs in the order in which they may go. Brand and type never do. */
function order(runs: readonly Run[], hasBrand: boolean): Record<'weak' | 'describing' | 'rest', readonly number[]> {
  const places = runs.map((_, at) => at);
  // Without a known brand the first words hold it.
  const isFree = (at: number): boolean => (at > 0 || hasBrand) && ['work', 'modifier'].includes(runs[at]?.role ?? '');
  const named = runs.some(({ role }) => role === 'work');
  const names = new Set<number>();
  // A model or code next to the brand, else the first word, is what the product is called.
  if (!named)
    for (const at of places
      .filter(
        (place) =>
          !WEARERS.test((runs[place] as Run).text) && !LEXICON_WORDS.has((runs[place] as Run).text.toLowerCase()),
      )
      .slice(0, NAME_RUNS))
      names.add(at);
  places.forEach((at) => {
    if (CODE.test((runs[at] as Run).text) || (names.has(at - 1) && SHORT_CODE.test((runs[at] as Run).text)))
      names.add(at);
  });
  const weak = places.filter((at) => isFree(at) && !(at === 0) && WEAK_WORDS.has((runs[at] as Run).text.toLowerCase()));
  const describing = places.filter((at) => isFree(at) && (runs[at] as Run).role === 'modifier' && !names.has(at));
  const work = places.filter((at) => isFree(at) && (runs[at] as Run).role === 'work').toReversed();
  const rest = places.filter((at) => isFree(at) && names.has(at)).toReversed();
  // A size, a scale or the number of a model tells one product from another; a plain word only describes.
  const isPlain = (at: number): boolean => !FIGURES.test((runs[at] as Run).text);
  const plain = describing.filter(isPlain);
  return { weak, describing: [...new Set([...plain, ...describing])], rest: [...work, ...rest] };
}
