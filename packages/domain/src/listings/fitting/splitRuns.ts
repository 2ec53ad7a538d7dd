import { LOWER_CASE_WORDS } from '../rules/text/functionWords.js';
import { COLOURS } from './colours.js';
import { isHeadNoun } from './headNouns.js';
import type { Piece } from './splitTitle.js';

/** Products that more often describe another one ("Laptop Office Bag") than end a name in the middle of a phrase. */
const DESCRIBES_OTHERS: ReadonlySet<string> = new Set([
  ...['laptop', 'phone', 'tablet', 'bed', 'glass', 'cloth', 'paper', 'table', 'door', 'shower', 'guitar', 'camera'],
  ...['flower', 'floor', 'light', 'lights', 'drive', 'oil', 'body', 'screen', 'cable', 'paint', 'wire', 'inverter'],
  ...['drink', 'seed', 'plant', 'water', 'power', 'coffee', 'tea', 'ring', 'tin', 'cat', 'coat', 'engine', 'battery'],
]);

/** A rest shorter than this is no phrase of its own, unless it is a colour. */
const LEAST_REST = 3;

/** Parts a phrase that strings product names together ("Phone Holder Navigation Bracket Cell Phone Mount") after each. */
export function splitRuns(piece: Piece): readonly Piece[] {
  const words = piece.text.split(' ');
  const runs: string[][] = [[]];
  words.forEach((word, at) => {
    const run = runs.at(-1) as string[];
    run.push(word);
    const next = words[at + 1];
    if (next !== undefined && isSeam(word, next, run.length, words.length - at - 1)) runs.push([]);
  });
  return runs.map((run, at) => ({ text: run.join(' '), joint: at === 0 ? piece.joint : 'space' }));
}

function isSeam(word: string, next: string, runLength: number, wordsLeft: number): boolean {
  const noun = word.toLowerCase();
  const after = next.toLowerCase();
  if (runLength < 2 || !isHeadNoun(noun) || isHeadNoun(after) || DESCRIBES_OTHERS.has(noun)) return false;
  if (LOWER_CASE_WORDS.has(after) || /^[&+/(-]/.test(next) || /^[&+/]|-$/.test(word)) return false;
  return wordsLeft >= LEAST_REST || (wordsLeft === 1 && COLOURS.has(after));
}
