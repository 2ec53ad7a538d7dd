import type { InputStatement, Statement } from '../../../products/index.js';
import type { Evidence } from '../Evidence.js';
import type { Verdict } from '../Verdict.js';
import { isGrammarWord } from '../words/isGrammarWord.js';

/** Words that say little more than that something may be done. */
const ALLOWS =
  /^(?:safe|suitabl|suit|go|goe|fit|may|can|put|wash|clean|use|ok|okay|proof|friendli|friend|possibl|allow|intend|meant|is|are|be|be|do)$/u;
/** A subject stands within the first words. */
const SUBJECT_WORDS = 3;

/**
 * What the facts deny of one part, though they allow it of another: "the bowl may go in the dishwasher, the pump may not"
 * against "the pump is dishwasher safe".
 */
export function checkDenialOfPart(statement: Statement, { reading }: Evidence): readonly Verdict[] {
  const { stems, tokens, negated, text } = statement;
  if (negated.includes(true) || tokens.length > LONGEST) return [];
  const denials = reading.statements.filter((one) => one.unused === undefined && one.statement.negated.includes(true));
  const denial = denials.find((one) => isOpposite(statement, one));
  if (denial === undefined) return [];
  const wanted = keysOf(statement, subjectOf(statement, denial.statement) ?? '');
  const isGiven = reading.statements.some(
    ({ statement: other, unused }) =>
      unused === undefined &&
      !other.negated.includes(true) &&
      wanted.every((stem) => other.stems.includes(stem)) &&
      stems.slice(0, SUBJECT_WORDS).some((stem) => stem === subjectOf(statement, other)),
  );
  if (isGiven) return [];
  return [
    {
      support: 'contradicted',
      factIds: [...denial.factIds],
      reason: `The facts deny this: "${denial.statement.text}".`,
      at: { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? text.length },
    },
  ];
}

const LONGEST = 14;

function isOpposite(statement: Statement, { statement: denial }: InputStatement): boolean {
  const subject = subjectOf(statement, denial);
  if (subject === undefined) return false;
  const keys = keysOf(statement, subject);
  return (
    keys.length > 0 &&
    keys.every((stem) => {
      const at = denial.stems.indexOf(stem);
      return at !== -1 && denial.negated[at] === true;
    })
  );
}

/** The word that both clauses begin with. */
const subjectOf = ({ stems, tokens }: Statement, other: Statement): string | undefined =>
  stems
    .slice(0, SUBJECT_WORDS)
    .find(
      (stem, at) =>
        tokens[at]?.kind === 'word' &&
        !isGrammarWord(stem) &&
        !ALLOWS.test(stem) &&
        other.stems.slice(0, SUBJECT_WORDS).includes(stem),
    );

const keysOf = ({ stems, tokens }: Statement, subject: string): readonly string[] =>
  stems.filter(
    (stem, at) => tokens[at]?.kind === 'word' && stem !== subject && !isGrammarWord(stem) && !ALLOWS.test(stem),
  );
