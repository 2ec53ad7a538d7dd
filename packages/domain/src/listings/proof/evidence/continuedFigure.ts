import { wordSet } from '../../../shared/index.js';
import {
  NUMBER_WORDS,
  unitOf,
  type InputStatement,
  type Measured,
  type PropertyId,
  type Statement,
  type Token,
} from '../../../products/index.js';
import { isGrammarWord } from '../words/isGrammarWord.js';

/** It points to the things that were just named. */
const EACH = /^each (?:is |are |one |of them )*(?:about |weigh|measur|hold|up to )*\d/iu;

/** How many words name what a sentence speaks of at the most: "padded laptop sleeve". */
const LONGEST_SUBJECT = 3;
/** A fragment that only goes on with the sentence: it begins with a figure, or with what was done to its subject. */
const GOES_ON =
  /^(?:\p{L}{3,}ed|made|about|approx|up|max|otherwise|else|adj|adjusts|adjustable|extends|stretches|opens)$/u;

/**
 * The figures of fragments that go on with a sentence belong to what it speaks of: the 71 cm of "Table 60 cm across, 71 cm high"
 * are the table's, the 6 mm of "Laptop sleeve for 15 inches, padded with 6 mm foam" the sleeve's.
 *
 * @param opening the statement with which the sentence begins; undefined where that is the one of the figure
 * @param before the statement before it: "four steel pegs, each 18 cm long"
 * @returns the figure with the stems of that subject among its anchors
 */
export function continuedFigure(
  figure: Measured,
  { statement, field }: InputStatement,
  opening: Statement = statement,
  before?: InputStatement,
): Measured {
  const isBefore = before?.field === field && before.statement.sentence === statement.sentence;
  if (isBefore && EACH.test(statement.text) && figure.part === '')
    return { ...figure, anchors: [...figure.anchors, ...before.statement.stems.slice(-1)] };
  // "2-year warranty on the foam, 90 days on the cover".
  const isTerm = unitOf(figure.unit)?.dimension === unitOf('days')?.dimension && statement.tokens[0]?.kind === 'number';
  if (statement !== opening && opening.property === 'warranty' && isTerm) return { ...figure, property: 'warranty' };
  if (statement === opening || figure.part !== '' || figure.chain > 1 || figure.unit === 'count') return figure;
  const [first] = statement.tokens;
  const subject = subjectStems(opening);
  const goesOn = first !== undefined && (first.kind === 'number' || GOES_ON.test(first.lower));
  if (!goesOn || subject.length === 0) return figure;
  return { ...figure, property: continuedProperty(figure, opening), anchors: [...figure.anchors, ...subject] };
}

/** "3 yr warranty if registered, otherwise 1 yr": what nothing but the unit says is what the figure before measures. */
function continuedProperty({ property, unit }: Measured, { quantities: [before] }: Statement): PropertyId {
  const isGuess = property === unitOf(unit)?.property;
  return isGuess && before !== undefined && unitOf(before.unit)?.dimension === unitOf(unit)?.dimension
    ? before.property
    : property;
}

/**
 * The stems of the noun with which a sentence begins, behind its first measure, up to the next one, its verb or a small word:
 * "zip" of "two-way zip on the left", and of what it comes with: "USB cable" of "charging base with USB cable".
 */
function subjectStems({ label, tokens, stems, quantities }: Statement): readonly string[] {
  if (label !== '') return [];
  const figure = quantities[0]?.start === 0 && quantities[0].unit !== 'count' ? quantities[0].end : 0;
  const first = tokens.findIndex(({ start }) => start >= figure);
  if (first === -1) return [];
  const companion = tokens.findIndex(({ lower }, at) => at > first && lower === 'with');
  const named = companion === -1 ? [] : nounStems(tokens, stems, companion + 1);
  // A length behind "with USB cable" is the cable's; a rain cover is not as tall as its rucksack.
  return [...nounStems(tokens, stems, first), ...(LONG_THING.has(named.at(-1) ?? '') ? named : [])];
}

const LONG_THING = wordSet('cable|cabl|cord|hose|hos|lead|strap|chain|rope|rop|wire|wir|tube|tub');

function nounStems(tokens: Statement['tokens'], stems: readonly string[], from: number): readonly string[] {
  // "Two-way zip": the hyphen joins words of one noun.
  const isInside = ({ kind, lower }: Token, at: number): boolean =>
    kind === 'word'
      ? !isGrammarWord(lower) || NUMBER_WORDS.has(lower)
      : lower === '-' && tokens[at + 1]?.glued === true;
  const end = tokens.findIndex((token, at) => at >= from && !isInside(token, at));
  const words = stems.slice(from, end === -1 ? tokens.length : end).filter((stem) => /\p{L}/u.test(stem));
  return words.length > LONGEST_SUBJECT ? [] : words.filter((stem) => !NUMBER_WORDS.has(stem));
}
