import { bindWords } from './bindWords.js';
import { COLOURS } from './colours.js';
import type { Piece } from './TitlePart.js';

const PROTECTION = /^(IP[X\d]\d[A-Z]?\s+\p{L}+proof)\s+(?=\p{L})/iu;
/** A phrase shorter than this is one statement, its colour included. */
const LEAST_WORDS = 3;

/** Parts a colour from the end and a protection class from the start of a phrase: they are statements of their own. */
export function splitEnds(piece: Piece): readonly Piece[] {
  const protection = PROTECTION.exec(piece.text)?.[1];
  if (protection !== undefined) {
    return [
      { ...piece, text: protection },
      { text: piece.text.slice(protection.length).trim(), joint: 'space' },
    ];
  }
  const runs = bindWords(piece.text.split(' '));
  const last = runs.at(-1) ?? '';
  const words = last.toLowerCase().split(/[\s/&]+/);
  if (runs.length < LEAST_WORDS || !words.some((word) => COLOURS.has(word)) || !COLOURS.has(words.at(-1) as string))
    return [piece];
  return [
    { ...piece, text: runs.slice(0, -1).join(' ') },
    { text: last, joint: 'space' },
  ];
}
