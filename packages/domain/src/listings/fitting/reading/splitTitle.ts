import { DESCRIBES_OTHERS, isHeadNoun } from './headNouns.js';
import { kindOfPart } from './kindOfPart.js';
import { splitPhrases } from './splitPhrases.js';
import { splitRuns } from './splitRuns.js';
import type { Joint, Piece, TitlePart } from './TitlePart.js';

/** A core shorter than this says too little: "Kraft Seeds" is a brand, "Kraft Seeds Fresh Vegetable Seeds" a product. */
const CORE_LEAST = 22;
/** A core of several phrases that is longer than this would leave no room for anything else. */
const CORE_MOST = 65;

/**
 * The parts of a normalised title, in their order. The first is the core; there is always at least one. `torn` says that
 * the title was cut off by whoever delivered it.
 */
export function splitTitle(title: string, torn: boolean): readonly [TitlePart, ...TitlePart[]] {
  const pieces = splitPhrases(title).flatMap(splitRuns);
  const core = corePieces(pieces);
  const text = core.reduce((joined, piece) => joined + (joined === '' ? '' : jointText(piece.joint)) + piece.text, '');
  const rest = pieces
    .filter((piece) => !core.includes(piece))
    .map((piece): TitlePart => ({ ...piece, kind: kindOfPart(piece.text) }));
  const last = rest.at(-1);
  if (torn && last !== undefined && last.kind !== 'variant') rest.splice(-1, 1, { ...last, kind: 'torn' });
  return [{ text: text === '' ? title : text, joint: 'start', kind: 'core' }, ...rest];
}

/** What stands between a part and the one before it. */
export function jointText(joint: Joint): string {
  return { start: '', comma: ', ', space: ' ', dash: ' - ', colon: ': ' }[joint];
}

/** The pieces that form the core: enough to name a product and to be more than a brand. */
function corePieces(pieces: readonly Piece[]): readonly Piece[] {
  let length = 0;
  let named = false;
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] as Piece;
    const isEnough = at > 0 && length >= CORE_LEAST && (named || length >= 2 * CORE_LEAST);
    const isDetail = at > 0 && named && ['variant', 'fit', 'clause'].includes(kindOfPart(piece.text));
    if (isEnough || isDetail) return pieces.slice(0, at);
    length += piece.text.length + (at === 0 ? 0 : 1);
    named ||= namesProduct(piece.text);
    // The type comes late and the way to it is long: start with the first phrase and the one that names the product.
    if (at > 1 && named && length > CORE_MOST) return [pieces[0] as Piece, piece];
  }
  return pieces;
}

/** True when a phrase ends in a product name, or holds one that does not merely describe another. */
function namesProduct(text: string): boolean {
  const words = text.toLowerCase().split(' ');
  return words.some((word, at) => isHeadNoun(word) && (at === words.length - 1 || !DESCRIBES_OTHERS.has(word)));
}
