import {
  unitOf,
  type InputStatement,
  type Measured,
  type PropertyId,
  type Statement,
} from '../../../products/index.js';
import { isGrammarWord } from '../words/isGrammarWord.js';

/** How many words name what a sentence speaks of at the most: "padded laptop sleeve". */
const LONGEST_SUBJECT = 3;
/** A fragment that only goes on with the sentence: it begins with a figure, or with what was done to its subject. */
const GOES_ON = /^(?:\p{L}{3,}ed|made|about|approx|up|max|otherwise|else)$/u;

/**
 * The figures of fragments that go on with a sentence belong to what it speaks of: the 71 cm of "Table 60 cm across, 71 cm high"
 * are the table's, the 6 mm of "Laptop sleeve for 15 inches, padded with 6 mm foam" the sleeve's.
 *
 * @param opening the statement with which the sentence begins
 * @returns the figure with the stems of that subject among its anchors
 */
export function continuedFigure(figure: Measured, { statement }: InputStatement, opening: Statement): Measured {
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

/** The stems of the noun with which a sentence begins, behind its first figure, up to the next one, its verb or a small word. */
function subjectStems({ label, tokens, stems, quantities }: Statement): readonly string[] {
  if (label !== '') return [];
  const figure = quantities[0]?.start === 0 && quantities[0].unit !== 'count' ? quantities[0].end : 0;
  const first = tokens.findIndex(({ start }) => start >= figure);
  const end = tokens.findIndex(({ kind, lower }, at) => at >= first && (kind !== 'word' || isGrammarWord(lower)));
  return first === -1 || end === -1 || end === first || end - first > LONGEST_SUBJECT ? [] : stems.slice(first, end);
}
