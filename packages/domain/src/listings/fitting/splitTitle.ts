import { isHeadNoun } from './headNouns.js';
import { kindOfPart } from './kindOfPart.js';
import { splitPhrases } from './splitPhrases.js';
import { splitRuns } from './splitRuns.js';
import type { Joint, TitlePart } from './TitlePart.js';

/** A core shorter than this says too little: "Kraft Seeds" is a brand, "Kraft Seeds Fresh Vegetable Seeds" a product. */
const CORE_LEAST = 22;

export type Piece = Pick<TitlePart, 'text' | 'joint'>;

/**
 * The parts of a normalised title, in their order. The first is the core; there is always at least one. `torn` says that
 * the title was cut off by whoever delivered it.
 */
export function splitTitle(title: string, torn: boolean): readonly [TitlePart, ...TitlePart[]] {
  const pieces = splitPhrases(title).flatMap(splitRuns);
  const coreEnd = endOfCore(pieces);
  const core = pieces
    .slice(0, coreEnd)
    .reduce((text, { joint, text: piece }) => text + (text === '' ? '' : jointText(joint)) + piece, '');
  const rest = pieces.slice(coreEnd).map((piece): TitlePart => ({ ...piece, kind: kindOfPart(piece.text) }));
  const last = rest.at(-1);
  if (torn && last !== undefined && last.kind !== 'variant') rest.splice(-1, 1, { ...last, kind: 'torn' });
  return [{ text: core === '' ? title : core, joint: 'start', kind: 'core' }, ...rest];
}

/** What stands between a part and the one before it. */
export function jointText(joint: Joint): string {
  return { start: '', comma: ', ', space: ' ', dash: ' - ', colon: ': ' }[joint];
}

/** How many pieces form the core: enough to name a product and to be more than a brand. */
function endOfCore(pieces: readonly Piece[]): number {
  let length = 0;
  let named = false;
  for (let at = 0; at < pieces.length; at += 1) {
    const { text } = pieces[at] as Piece;
    if (at > 0 && length >= CORE_LEAST && (named || length >= 2 * CORE_LEAST)) return at;
    if (at > 0 && named && ['variant', 'clause'].includes(kindOfPart(text))) return at;
    length += text.length + (at === 0 ? 0 : 1);
    named ||= text.split(' ').some((word) => isHeadNoun(word.toLowerCase()));
  }
  return pieces.length;
}
