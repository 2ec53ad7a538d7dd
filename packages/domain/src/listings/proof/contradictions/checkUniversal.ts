import { wordSet } from '../../../shared/index.js';
import { stemOf, type Statement } from '../../../products/index.js';
import type { Evidence } from '../Evidence.js';
import type { Verdict } from '../Verdict.js';
import { isGrammarWord } from '../words/isGrammarWord.js';

const UNIVERSAL = wordSet('every|any|all');
/** What a thing is for or can be set to: that it is all of them is a statement of its own. */
const RANGES: ReadonlySet<string> = new Set(
  `size type kind brand model make surface skin hair age weather season device phone tablet console height length angle breed
  climate terrain floor fabric food diet occasion budget level platform browser vehicle car bike colour flavour temperature`
    .split(/\s+/u)
    .map(stemOf),
);
/** "It fits every standard trailer". */
const FITS = wordSet('fits?|suits?|with|compatible');
/** "Any kind of floor", "every hair type". */
const REACH = 3;
const SAYS_ALL = ['all', 'every', 'any', 'universal', 'whatever', 'each'].map(stemOf);

/** "For every hair type", "adjusts to any height": true only where the facts say so of the same thing. */
export function checkUniversal(
  { tokens, stems, negated, quantities }: Statement,
  { clauses }: Evidence,
): readonly Verdict[] {
  for (const [at, token] of tokens.entries()) {
    if (!UNIVERSAL.has(token.lower) || negated[at] === true) continue;
    // "At any angle from 0 to 45°": within what was given.
    if (token.lower === 'any' && quantities.some(({ low, high, start }) => low < high && start > token.start)) continue;
    const isFit = tokens.slice(Math.max(0, at - 2), at).some(({ lower }) => FITS.has(lower));
    const ranges = stems
      .slice(at + 1, at + 1 + REACH)
      .filter(
        (stem, offset) =>
          RANGES.has(stem) || (isFit && tokens[at + 1 + offset]?.kind === 'word' && !isGrammarWord(stem)),
      );
    if (ranges.length === 0) continue;
    const isSaid = clauses.some(
      (clause) => SAYS_ALL.some((stem) => clause.has(stem)) && ranges.some((stem) => clause.has(stem)),
    );
    if (isSaid) continue;
    const last = tokens[stems.indexOf(ranges.at(-1) ?? '', at)] ?? token;
    const reason = 'No fact says that it is all of them.';
    return [{ support: 'unsupported', factIds: [], reason, at: { start: token.start, end: last.end } }];
  }
  return [];
}
