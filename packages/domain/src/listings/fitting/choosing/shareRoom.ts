import { codePointLength } from '../../rules/text/codePointLength.js';
import type { TitleCore } from '../reading/readCore.js';
import type { TitlePart } from '../reading/TitlePart.js';
import { COLOURS } from '../reading/colours.js';
import { shortFit } from './shortFit.js';
import { shrinkCore, type ShrunkCore } from './shrinkCore.js';

/** What brand and name, what the product fits, and its count and size get of a title. */
export interface SharedRoom {
  /** Undefined where the product fits nothing, or no part of it has room. */
  readonly fit: string | undefined;
  readonly core: ShrunkCore;
}

/** What each thing that a buyer chooses by is worth; the words of a longer text decide between equals. */
const WORTH = { fit: 24, maker: 15, closest: 6, type: 7, code: 6, name: 4, first: 8, second: 4, length: 2 };
const MOST_FITS = 12;
/** "DC47-00019A": the number by which a part is looked for. */
const PART_CODE = /^(?=(?:.*\d){3})(?=.*\p{Lu})[\p{Lu}\d-]{6,}$/u;

/**
 * Divides a title of at most `max` code points: the core shrinks, a list of models is shortened and count and size are
 * left to other fields, so that as much as possible of what a buyer chooses by is named. `mayLead`: as in `shrinkCore`.
 */
export function shareRoom(
  core: TitleCore,
  fit: string | undefined,
  reserved: readonly TitlePart[],
  max: number,
  mayLead: boolean,
): SharedRoom {
  let best: SharedRoom = { fit: undefined, core: shrinkCore(core, max, mayLead) };
  let most = -1;
  for (const named of fitsOf(fit))
    for (let count = reserved.length; count >= 0; count -= 1) {
      const room = max - roomOf(named, reserved.slice(0, count));
      const shrunk = room < 1 ? undefined : shrinkCore(core, room, mayLead);
      if (shrunk === undefined || codePointLength(shrunk.text) > room) continue;
      const worth = worthOf(core, shrunk, named, fit, count);
      if (worth > most) [best, most] = [{ fit: named, core: shrunk }, worth];
    }
  return best;
}

const MAKER = /^((?:[Cc]ompatible with|[Ff]or|[Ff]its)\s\p{Lu}[\p{L}-]+\s\p{Lu}[\p{L}-]+)\s(\p{Lu}[\p{L}-]+)(?:\s|$)/u;

/** The whole list, ever shorter ones, and none. */
function fitsOf(fit: string | undefined): readonly (string | undefined)[] {
  const fits: (string | undefined)[] = [];
  for (let text = fit; text !== undefined && fits.length < MOST_FITS; text = shortFit(text, codePointLength(text) - 1))
    fits.push(text);
  // "Compatible with Philips Sonicare" of a name that goes on to its model.
  const [, maker, next = ''] = MAKER.exec(fits.at(-1) ?? '') ?? [];
  return [...fits, ...(maker === undefined || COLOURS.has(next.toLowerCase()) ? [] : [maker]), undefined];
}

const roomOf = (fit: string | undefined, reserved: readonly TitlePart[]): number =>
  (fit === undefined ? 0 : codePointLength(fit) + 1) +
  reserved.reduce((sum, { text }) => sum + codePointLength(text) + 2, 0);

function worthOf(
  core: TitleCore,
  shrunk: ShrunkCore,
  named: string | undefined,
  fit: string | undefined,
  count: number,
): number {
  const closest = core.modifiers.at(-1);
  const type = core.type.split(/ [+&/] /)[0] as string;
  const isClosest = shrunk.isLead || closest === undefined || shrunk.text.includes(`${closest} ${type}`);
  // "Heating Element", not "Element"; a beginning that names another thing first says half of it.
  const isWhole = shrunk.text.includes(type) && (isClosest || type.includes(' '));
  const codes = [...core.work, ...core.modifiers].filter((run) => PART_CODE.test(run));
  return (
    (isWhole ? WORTH.type : 0) +
    (codes.some((code) => shrunk.text.includes(code)) ? WORTH.code : 0) +
    (named === undefined
      ? 0
      : (/\d/u.test(fit ?? '') && !/\d/u.test(named) ? WORTH.maker : WORTH.fit) +
        WORTH.length * (codePointLength(named) / codePointLength(fit ?? named))) +
    (isClosest ? WORTH.closest : 0) +
    (shrunk.kept > 0 || core.work.length + core.modifiers.length === 0 ? WORTH.name : 0) +
    (count > 0 ? WORTH.first : 0) +
    (count > 1 ? WORTH.second : 0) +
    WORTH.length * Math.min(1, shrunk.kept / Math.max(1, core.work.length + core.modifiers.length))
  );
}
