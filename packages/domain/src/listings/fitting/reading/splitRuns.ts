import { belongs } from './bindWords.js';
import { LOWER_CASE_WORDS } from '../../rules/text/functionWords.js';
import { isUnit } from '../../rules/text/units.js';
import { COLOURS } from './colours.js';
import { leadingPhrase } from './leadingPhrase.js';
import { measuresApart } from './measuresApart.js';
import type { Piece } from './TitlePart.js';
import { DESCRIBES_OTHERS, foldPlural, isHeadNoun } from '../../../shared/index.js';

/** A rest shorter than this is no phrase of its own, unless it is a colour. */
const LEAST_REST = 3;

/** Phrases up to this length stay whole, unless they name the same noun twice; the first may be as long as a title. */
const WHOLE_PHRASE = 45;
const WHOLE_NAME = 72;

/** Parts a phrase that strings product names together ("Phone Holder Navigation Bracket Cell Phone Mount") after each. */
export function splitRuns(piece: Piece): readonly Piece[] {
  const words = piece.text.split(' ');
  // "10m RGBIC Music Sync", "3 Pairs Size 4-7 Heather Grey": what the buyer chooses by stands by itself.
  const leading = piece.joint === 'start' ? undefined : leadingPhrase(piece.text);
  if (leading !== undefined)
    return [{ ...piece, text: leading.lead }, ...splitRuns({ text: leading.rest, joint: 'space' })];
  const apart = measuresApart(piece);
  if (apart !== undefined && (apart.length > 1 || apart[0]?.text !== piece.text)) return apart.flatMap(splitRuns);
  // "… for Backyard Party NOT Solar": a denial stands by itself.
  const denial =
    piece.joint === 'start' ? -1 : words.findIndex((word, at) => at >= 2 && at + 1 < words.length && DENIES.test(word));
  // "Latch Not Included" names what is missing before the denial.
  const start =
    denial > 2 && /^(?:included|supplied|incl\.?|inc\.?)$/i.test(words[denial + 1] ?? '') ? denial - 1 : denial;
  if (denial !== -1)
    return [...splitRuns({ ...piece, text: words.slice(0, start).join(' ') }), ...deniedFirst(words.slice(start))];
  if (piece.text.length <= (piece.joint === 'start' ? WHOLE_NAME : WHOLE_PHRASE) && !repeatsNoun(words)) return [piece];
  const runs: string[][] = [[]];
  words.forEach((word, at) => {
    const run = runs.at(-1) as string[];
    run.push(word);
    const next = words[at + 1];
    if (
      next !== undefined &&
      isSeam(word, next, (words[at + 2] ?? '').toLowerCase(), run.length, words.length - at - 1)
    )
      runs.push([]);
  });
  return runs.flatMap((run, at) => {
    const text = run.join(' ');
    return at === 0 ? [{ ...piece, text }] : splitRuns({ text, joint: 'space' });
  });
}

const COUNTED = /^(?:thread|pieces?|pcs?|packs?|count|sets?|pairs?|way|tier|layer|watts?|year)$/i;

/** Closes the name of a flavour. */
const CLOSES = /^(?:flavou?r|scent|fragrance)$/i;
const DENIES = /^(?:not|no)$/i;

const DESCRIBES = /(?:ed|al|ic|ful|ous|y)$/i;
/** "No Added Sugar" ends with its noun; what runs on behind it is a phrase of its own. */
function deniedFirst(words: readonly string[]): readonly Piece[] {
  const described = words[1] ?? '';
  const end = DESCRIBES.test(described) || COLOURS.has(described.toLowerCase()) ? 3 : 2;
  const denial = { text: words.slice(0, end).join(' '), joint: 'comma' as const };
  const isOne =
    words.length <= end + 1 || !/^no$/i.test(words[0] ?? '') || belongs(words[end - 1] ?? '', words[end] ?? '');
  return isOne
    ? [{ ...denial, text: words.join(' ') }]
    : [denial, ...splitRuns({ text: words.slice(end).join(' '), joint: 'space' })];
}

function isSeam(word: string, next: string, third: string, runLength: number, wordsLeft: number): boolean {
  // "… Queen 600 Thread Count … 4 Piece Set": a figure that counts or measures starts a statement.
  if (
    runLength >= 2 &&
    /^\d/.test(next) &&
    /^\p{L}{3,}$/u.test(word) &&
    (COUNTED.test(third) || isUnit(third) || third === 'x')
  )
    return (
      !LOWER_CASE_WORDS.has(word.toLowerCase()) &&
      !/^(?:all|any|most|every|up|upto|size|set|pack|with|fits|height|width|length|depth|diameter|dia|weight|wide|long|tall|each|approx)$/i.test(
        word,
      )
    );
  if (wordsLeft >= 1 && CLOSES.test(word) && runLength >= 2) return true;
  const noun = word.toLowerCase();
  const after = next.toLowerCase();
  if (runLength < 2 || !isHeadNoun(noun) || isHeadNoun(after) || DESCRIBES_OTHERS.has(noun)) return false;
  if (LOWER_CASE_WORDS.has(after) || /^[&+/(-]/.test(next) || /^[&+/]|-$/.test(word)) return false;
  if (belongs(word, next)) return false;
  return wordsLeft >= LEAST_REST || (wordsLeft === 1 && COLOURS.has(after));
}

function repeatsNoun(words: readonly string[]): boolean {
  const nouns = words.map((word) => foldPlural(word.toLowerCase())).filter(isHeadNoun);
  return new Set(nouns).size < nouns.length;
}
