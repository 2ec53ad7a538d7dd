import type { ProductReading, Statement } from '../../../products/index.js';
import { anyCase, wordSet } from '../../../shared/index.js';
import type { Concept } from '../concepts.js';
import type { ConceptUse, Evidence } from '../Evidence.js';
import type { Verdict } from '../Verdict.js';

const NEEDLESS =
  /\b(?:no need|needn['’]t|need not|(?:do|does) not (?:need|have)|(?:do|does)n['’]t (?:need|have)|never (?:need|have)|without (?:having|needing))(?: to)? (?=\p{L}+ )/iu;
const isNeedless = anyCase(NEEDLESS);
const TO_BUY = wordSet('buy|purchase|get|order|find|source|hunt|shop|bring');
const ARTICLES = wordSet('an?|the|any|another|extra|your');

/**
 * The verb of what a clause says need not be done: "You do not have to pump up the tyres", "No need to buy a hex key". What
 * stands behind it is not denied: there are tyres, and a hex key.
 *
 * @returns the place of the verb among the tokens
 */
export function needlessAct({ text, tokens }: Statement): number | undefined {
  if (!isNeedless(text)) return undefined;
  const found = NEEDLESS.exec(text);
  if (found === null) return undefined;
  const at = tokens.findIndex(({ start }) => start >= found.index + found[0].length);
  return at === -1 || ARTICLES.has(tokens[at]?.lower ?? '') ? undefined : at;
}

/** What becomes of a denied word of such a clause: the act is done already, the things it is done to are there. */
export function needlessVerdict(
  { first, next, stems }: Concept,
  act: number,
  use: ConceptUse | undefined,
  { tokens, text, stems: words }: Statement,
  { reading, excluded, included }: Evidence,
): Verdict | undefined {
  const isBought = TO_BUY.has(tokens[act]?.lower ?? '');
  if (first < act) return undefined;
  if (first === act && isBought) return { support: 'given', factIds: [] };
  if (first > act && isBought && stems.some((stem) => excluded.has(stem))) {
    const at = { start: tokens[first]?.start ?? 0, end: tokens[next - 1]?.end ?? 0 };
    const reason = `The facts say that "${text.slice(at.start, at.end)}" is not included.`;
    return { support: 'contradicted', factIds: [], reason, at };
  }
  // A socket for a charger brings none along.
  const isThere =
    use?.affirmed === true &&
    (!isBought || words.slice(act + 1).some((stem) => included.has(stem) || isSupplied(stem, reading)));
  const isCarried = first > act ? isThere : isDone(stems, reading);
  return isCarried ? { support: 'entailed', factIds: [...(use?.factIds ?? [])] } : undefined;
}

const SUPPLIED = /\b(?:incl|included|supplied|provided|enclosed|in (?:the )?(?:box|set|pack))\b/iu;

/** "Assembly: 20 minutes, hex key included". */
const isSupplied = (stem: string, { statements }: ProductReading): boolean =>
  statements.some(
    ({ statement, unused }) =>
      unused === undefined &&
      SUPPLIED.test(statement.text) &&
      statement.stems.some((one, at) => one === stem && statement.negated[at] !== true && stem.length > 2),
  );

/** "Already filled", "pre-seasoned", "comes sharpened". */
const DONE = /(?:^| )(?:already|pre|pre -|comes?|arrives?|ready|factory|fully|delivered)$/u;

const isDone = (stems: readonly string[], { statements }: ProductReading): boolean =>
  statements.some(
    ({ statement, unused }) =>
      unused === undefined &&
      statement.stems.some(
        (stem, at) =>
          stems.includes(stem) &&
          /(?:ed|en|wn|pt|lt)$/u.test(statement.tokens[at]?.lower ?? '') &&
          DONE.test(
            statement.tokens
              .slice(Math.max(0, at - 2), at)
              .map(({ lower }) => lower)
              .join(' '),
          ),
      ),
  );
