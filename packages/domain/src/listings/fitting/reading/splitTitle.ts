import { kindOfPart } from './kindOfPart.js';
import { readCore, type TitleCore } from './readCore.js';
import { splitEnds } from './splitEnds.js';
import { splitPhrases } from './splitPhrases.js';
import { splitRuns } from './splitRuns.js';
import { WEAK_WORDS } from '../choosing/weakWords.js';
import type { Piece, TitlePart } from './TitlePart.js';

/** A phrase of fewer words would say too little without the type: "Back" of "Back Cover". */
const LEAST_LEFT = 2;

/**
 * The core of a normalised title (brand, name and type) and its other parts in their order. `torn` says that the title
 * was cut off on its way.
 */
export function splitTitle(
  title: string,
  brand: string,
  torn: boolean,
): { core: TitleCore; parts: readonly TitlePart[] } {
  const pieces = splitPhrases(title);
  const { core, rest } = readCore(pieces.length === 0 ? [{ text: title, joint: 'start' }] : pieces, brand);
  const parts = rest
    .flatMap(splitRuns)
    .flatMap(splitEnds)
    .map((piece) => withoutType(piece, core.type))
    // What stood first before the core moved there hangs on nothing.
    .map((piece): TitlePart => ({
      ...piece,
      joint: piece.joint === 'start' ? 'comma' : piece.joint,
      kind: kindOfPart(piece.text),
    }));
  // "… and 4in1 Multi Charger (1PC)": the count of what comes with it is not the count of the product.
  for (let at = parts.length - 1; at > 0; at -= 1) {
    const [before, count] = [parts[at - 1] as TitlePart, parts[at] as TitlePart];
    if (!/^(?:and|with|plus|&|\+)\s|\s\+\s/i.test(before.text) || !/^\d+\s?(?:pcs?|pieces?)$/i.test(count.text))
      continue;
    parts.splice(at - 1, 2, { ...before, text: `${before.text} (${count.text})` });
  }
  const last = parts.at(-1);
  if (torn && last !== undefined && last.kind !== 'variant') parts.splice(-1, 1, { ...last, kind: 'torn' });
  return { core, parts };
}

/** "Tulip Double Important Flower Bulbs" says "Tulip Double" where the type is "Flower Bulbs"; praise at its end says nothing. */
function withoutType(piece: Piece, type: string): Piece {
  const end = type.toLowerCase();
  const text = piece.text.toLowerCase();
  if (!type.includes(' ') || !text.endsWith(` ${end}`)) return piece;
  const words = piece.text.slice(0, -end.length).trim().split(' ');
  while (words.length > LEAST_LEFT && WEAK_WORDS.has((words.at(-1) as string).toLowerCase())) words.pop();
  return words.length < LEAST_LEFT ? piece : { ...piece, text: words.join(' ') };
}
