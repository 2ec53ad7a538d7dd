import type { Statement, Term } from '../../../products/index.js';
import type { Evidence, GivenTerm } from '../Evidence.js';
import { isGrammarWord } from '../words/isGrammarWord.js';
import { isSamePart } from '../words/isSamePart.js';

/** Stems of what lies over a material. */
const SURFACE: ReadonlySet<string> = new Set(['plat', 'coat', 'finish']);

/**
 * "The rod of the perch is steel" of a perch with a steel rod, "steel with zinc plating" of zinc-plated steel; not of a part with
 * a material of its own, nor of a surface of another material.
 */
export function isOfItsPart(
  { part, lexicon, key }: Term,
  one: GivenTerm,
  { stems }: Statement,
  { terms, reading }: Evidence,
): boolean {
  if (SURFACE.has(part))
    return reading.statements.some(
      ({ statement: { text } }) => /plat|coat/iu.test(text) && text.toLowerCase().includes(`${key}-plat`),
    );
  return (
    part !== '' &&
    one.near.has(part) &&
    stems.includes(part) &&
    !terms.some(({ term }) => term.lexicon === lexicon && term !== one.term && isSamePart(term.part, part))
  );
}

/** The same noun stands right behind the word there and here: the "clips" of "zinc-plated steel clips". */
export const isOfSameThing = ({ behind = '' }: GivenTerm, { stems, tokens }: Statement, { next }: Term): boolean =>
  behind !== '' && tokens[next]?.kind === 'word' && stems[next] === behind && !isGrammarWord(behind);
