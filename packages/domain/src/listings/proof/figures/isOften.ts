import { stemsOf, type Statement } from '../../../products/index.js';
import type { Evidence } from '../Evidence.js';

/** "Once a week", and the adverbs that say so. */
const OFTEN_SAID = /^(?:once|one time) (?:an?|per|every|each) (day|week|month|year)$/iu;
/** Letters of a stem that both have: the drawer that is emptied, not "the". */
const LEAST_SHARED = 3;
const OF_TIME: ReadonlySet<string> = new Set(
  stemsOf('day week month year daily weekly monthly yearly annually once every'),
);
const OFTEN: Readonly<Record<string, readonly string[]>> = {
  day: ['daily'],
  week: ['weekly'],
  month: ['monthly'],
  year: ['yearly', 'annually'],
};
/** "Once a week" where "weekly" or "1x week" was given of the same: the drawer that is emptied. */
export function isOften(shown: string, statement: Statement, { reading }: Evidence): boolean {
  const time = OFTEN_SAID.exec(shown)?.[1]?.toLowerCase() ?? '';
  const often = OFTEN[time] ?? [];
  return (
    often.length > 0 &&
    reading.statements.some(
      ({ statement: { tokens, stems, text } }) =>
        (tokens.some(({ lower }) => often.includes(lower)) || isOncePer(text, time)) &&
        // What is done, and to what.
        new Set(stems.filter((stem) => isContent(stem) && statement.stems.includes(stem))).size >=
          Math.min(BOTH, statement.stems.filter(isContent).length),
    )
  );
}

const isContent = (stem: string): boolean => stem.length > LEAST_SHARED && !OF_TIME.has(stem);
const BOTH = 2;

/** "1x month" is once a month. */
const isOncePer = (said: string, time: string): boolean =>
  new RegExp(`\\b1 ?x ?(?:an? |per |\\/ ?)?${time}\\b`, 'iu').test(said);
