import { isSameAmount, type Measured, type ProductReading, type Statement } from '../../../products/index.js';
import { flatMapped, remembering } from '../../../shared/index.js';
import type { Verdict } from '../Verdict.js';
import { isGrammarWord } from '../words/isGrammarWord.js';
import { isAboutWarranty, OF_TURN } from './checkWarranty.js';

/** How long the warranty on one thing lasts; without a figure there is none on it. */
interface WarrantyTerm {
  readonly stems: readonly string[];
  readonly figure: Measured | undefined;
  readonly factIds: readonly string[];
}

const TIMES = /^(?:days|weeks|months|years)$/u;
const EXCEPTS = /\b(?:other than|except|apart from|besides|but not|excluding)\b/iu;
/** "Every part is covered for two years". */
const ALL =
  /\b(?:every|each|all|any) (?:\p{L}+ )?(?:parts?|pieces?|components?)\b|\beverything\b|\b(?:whole|entire|complete) \p{L}+/iu;
const NONE = /^(?:none|no warranty|not) (?:on|for)\b/iu;

const termsOf = remembering(
  ({ statements }: ProductReading): readonly WarrantyTerm[] =>
    flatMapped(statements, ({ statement, unused, factIds }) =>
      unused === undefined && isAboutWarranty(`${statement.label} ${statement.text}`)
        ? termsIn(statement).map((term) => ({ ...term, factIds }))
        : [],
    ),
  () => true,
);

/** "24 months, rollers 12 months", "three years on the frame and one year on the pad and the pouches", "none on the darts". */
function termsIn(statement: Statement): readonly Pick<WarrantyTerm, 'stems' | 'figure'>[] {
  const { text, tokens, quantities } = statement;
  if (NONE.test(text)) return thingsFrom(statement, 2, tokens.length).map((stems) => ({ stems, figure: undefined }));
  const times = quantities.filter(({ unit }) => TIMES.test(unit));
  return flatMapped(times, (figure, at) => {
    const last = tokens.findIndex(({ start }) => start >= (times[at - 1]?.end ?? 0));
    // "Five years against cracking and all other parts two years": what is named behind the joint.
    const joint = at === 0 ? -1 : tokens.findIndex(({ lower }, place) => place >= last && /^(?:,|and|;)$/u.test(lower));
    const from = Math.max(last, joint);
    const own = tokens.findIndex(({ start }) => start >= figure.start);
    const behind = tokens.findIndex(({ start }) => start >= figure.end);
    const next = times[at + 1]?.start;
    const end = next === undefined ? tokens.length : tokens.findIndex(({ start }) => start >= next);
    const comma = tokens.findIndex(({ text: sign }, place) => behind !== -1 && place >= behind && sign === ',');
    const on =
      behind === -1
        ? -1
        : tokens.findIndex(({ lower }, place) => place >= behind && place <= behind + 1 && /^(?:on|for)$/u.test(lower));
    const things =
      on === -1
        ? thingsFrom(statement, from, own)
        : thingsFrom(statement, on + 1, comma === -1 || comma > end ? end : comma);
    return things.map((stems) => ({ stems, figure }));
  });
}

/** The content of each thing of a list. */
function thingsFrom({ tokens, stems }: Statement, from: number, to: number): readonly (readonly string[])[] {
  const things: string[][] = [[]];
  for (let at = from; at < to; at += 1) {
    const stem = stems[at] ?? '';
    if (tokens[at]?.kind !== 'word' || /^(?:and|or|nor)$/u.test(tokens[at]?.lower ?? '')) things.push([]);
    else if (!isGrammarWord(stem) && !OF_TURN.has(stem)) things.at(-1)?.push(stem);
  }
  return things.filter(({ length }) => length > 0);
}

/** "The pouches are covered for three years" where the frame is, and the pouches for one. */
export function checkWarrantyTerms(statement: Statement, reading: ProductReading): readonly Verdict[] {
  const { text, stems, quantities, negated } = statement;
  const times = quantities.filter(({ unit }) => TIMES.test(unit));
  // "Five years on the frame and 2 on the motor" leaves a unit out.
  if (times.length === 0 || quantities.some(({ unit }) => unit === '')) return [];
  // "All parts other than the burrs are covered for twelve months".
  if (negated.includes(true) || EXCEPTS.test(text) || !isAboutWarranty(text)) return [];
  const all = termsOf(reading);
  if (ALL.test(text) && new Set(all.map(({ figure }) => figure?.low ?? 0)).size > 1)
    return [
      {
        support: 'contradicted',
        factIds: flatMapped(all, ({ factIds }) => [...factIds]),
        reason: 'The facts give its parts different warranties.',
      },
    ];
  const own = all.filter((term) => term.stems.every((stem) => stems.includes(stem)));
  const isTerm = ({ figure }: WarrantyTerm): boolean =>
    figure !== undefined && times.some((time) => isSameAmount(time.low, time.unit, figure.low, figure.unit));
  const right = own.filter(isTerm);
  // Of "two years on the pump, one on the pump seals" the longer name is meant.
  const wrong = own.filter(
    (term) => !isTerm(term) && !right.some(({ stems: longer }) => term.stems.every((stem) => longer.includes(stem))),
  );
  if (wrong.length === 0 || (right.length > 0 && times.length > 1)) return [];
  return [
    {
      support: 'contradicted',
      factIds: flatMapped(wrong, ({ factIds }) => [...factIds]),
      reason: 'The facts give this another warranty, or none.',
    },
  ];
}
