import type { InputStatement, Measured, Statement } from '../../../products/index.js';
import { isGrammarWord } from '../words/isGrammarWord.js';

/** How many words name what a sentence speaks of at the most: "padded laptop sleeve". */
const LONGEST_SUBJECT = 3;
/** A fragment that only goes on with the sentence: it begins with a figure, or with what was done to its subject. */
const GOES_ON = /^(?:\p{L}{3,}ed|with|made|about|approx|up|and|max|for)$/u;

/**
 * The figures of fragments that go on with a sentence belong to what it speaks of: the 71 cm of "Table 60 cm across, 71 cm high"
 * are the table's, the 6 mm of "Laptop sleeve for 15 inches, padded with 6 mm foam" the sleeve's.
 *
 * @returns the figure with the stems of that subject among its anchors
 */
export function continuedFigure(figure: Measured, { statement }: InputStatement, subject: readonly string[]): Measured {
  if (subject.length === 0 || figure.part !== '' || figure.chain > 1 || figure.unit === 'count') return figure;
  const [first] = statement.tokens;
  const goesOn = first !== undefined && (first.kind === 'number' || GOES_ON.test(first.lower));
  return goesOn ? { ...figure, anchors: [...figure.anchors, ...subject] } : figure;
}

/** The stems of the noun with which a sentence begins, up to its figure, its verb or its first small word. */
export function subjectStems({ label, tokens, stems }: Statement): readonly string[] {
  if (label !== '') return [];
  const end = tokens.findIndex(({ kind, lower }) => kind !== 'word' || isGrammarWord(lower));
  const last = end === -1 ? tokens.length : end;
  return last === 0 || last > LONGEST_SUBJECT || end === -1 ? [] : stems.slice(0, last);
}
