import { NUMBER_WORDS, type Measured, type Statement } from '../../../products/index.js';
import type { Evidence } from '../Evidence.js';

/** How many of a unit make a year. */
const IN_YEAR: Readonly<Record<string, number>> = { days: 365, weeks: 52, months: 12 };

/** "Four times a year" where "change every 3 months" was given. */
export function isOfInterval({ noun, low, high }: Measured, { text }: Statement, { figures }: Evidence): boolean {
  if (!/^times?$/u.test(noun) || low !== high || !/\b(?:a|per|each|every) year\b/iu.test(text)) return false;
  return figures.some(
    ({ measured, isNegated }) =>
      !isNegated &&
      measured.low === measured.high &&
      measured.anchors.includes('every') &&
      IN_YEAR[measured.unit] === low * measured.low,
  );
}

/** "With five points" where a "five-point harness" was given. */
export function isHyphenated({ unit, noun, low, high }: Measured, { reading }: Evidence): boolean {
  const thing = noun.split(' ').at(-1)?.replace(/s$/u, '') ?? '';
  if (unit !== 'count' || low !== high || !/^\p{L}{3,}$/u.test(thing)) return false;
  const words = [String(low), ...[...NUMBER_WORDS].filter(([, value]) => value === low).map(([word]) => word)];
  const said = new RegExp(`(?<![\\p{L}\\d.])(?:${words.join('|')})[- ]${thing}(?!\\p{L})`, 'iu');
  return reading.statements.some(
    ({ unused, statement }) => unused === undefined && !statement.negated.includes(true) && said.test(statement.text),
  );
}
