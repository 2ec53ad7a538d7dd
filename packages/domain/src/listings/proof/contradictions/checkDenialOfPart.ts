import type { InputStatement, ProductReading, Statement } from '../../../products/index.js';
import { wordSet, remembering } from '../../../shared/index.js';
import type { Evidence } from '../Evidence.js';
import type { Verdict } from '../Verdict.js';
import { isGrammarWord } from '../words/isGrammarWord.js';

/** Words that say little more than that something may be done. */
const ALLOWS = wordSet(
  'incl|includ|include|suppli|supply|provid|provide|set|part|kit|just|simpli|simply|pop|throw|safe|suitabl|suit|go|goe|fit|may|can|put|wash|clean|use|ok|okay|proof|friendli|friend|possibl|allow|intend|meant|is|are|be|do',
);
/** A subject stands within the first words, before the verb; in a call anywhere. */
const SUBJECT_WORDS = 3;
const LONGEST_SUBJECT = 8;
const VERB = wordSet("is|are|can|cannot|can't|may|must|should|do|does|will|has|have|goe?s?|fits?|works?|not|n't");
const CALL = wordSet('you|just|simply|put|pop|place|throw|leave|wash|clean|let|give|use');

function subjectWords({ tokens }: Statement): number {
  if (CALL.has(tokens[0]?.lower ?? '')) return LONGEST_SUBJECT;
  const verb = tokens.findIndex(({ lower }) => VERB.has(lower));
  return verb > SUBJECT_WORDS && verb <= LONGEST_SUBJECT ? verb : SUBJECT_WORDS;
}

/**
 * What the facts deny of one part, though they allow it of another: "the bowl may go in the dishwasher, the pump may not"
 * against "the pump is dishwasher safe".
 */
export function checkDenialOfPart(statement: Statement, { reading }: Evidence): readonly Verdict[] {
  const { stems, tokens, negated, text } = statement;
  if (negated.includes(true) || tokens.length > LONGEST) return [];
  const { denials, others } = sidesOf(reading);
  if (denials.length === 0) return [];
  const named = namedFirst(statement);
  const denial = denials.find((one) => isOpposite(statement, named, one));
  if (denial === undefined) return [];
  const wanted = keysOf(statement, subjectOf(named, denial.statement) ?? '');
  const isGiven = others.some(
    ({ statement: other }) =>
      wanted.every((stem) => other.stems.includes(stem)) &&
      stems.slice(0, subjectWords(statement)).some((stem) => stem === subjectOf(named, other)),
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

/** Denials and other clauses of a reading. No seller denies more; a text that repeats itself does. */
const MOST = 60;
const sidesOf = remembering(
  ({ statements }: ProductReading): Record<'denials' | 'others', readonly InputStatement[]> => {
    const said = statements.filter(({ unused }) => unused === undefined);
    const isDenial = ({ statement }: InputStatement): boolean => statement.negated.includes(true);
    return {
      denials: said.filter(isDenial).slice(0, MOST),
      others: said.filter((one) => !isDenial(one)).slice(0, MOST),
    };
  },
  () => true,
);

function isOpposite(statement: Statement, named: readonly string[], { statement: denial }: InputStatement): boolean {
  const subject = subjectOf(named, denial);
  if (subject === undefined) return false;
  const keys = keysOf(statement, subject);
  // "The foam can go in the washing machine" where "foam not washable" was given.
  const wash = denial.stems.indexOf('wash');
  if (
    wash !== -1 &&
    denial.negated[wash] === true &&
    !denial.tokens.some(({ lower }) => /^(?:machine|hand)$/u.test(lower))
  )
    return statement.stems.includes('wash') && keys.every((stem) => stem.startsWith('machin'));
  return (
    keys.length > 0 &&
    keys.every((stem) => {
      const at = denial.stems.indexOf(stem);
      return at !== -1 && denial.negated[at] === true;
    })
  );
}

/** The words that a clause begins with and that may be its subject. */
const namedFirst = (statement: Statement): readonly string[] =>
  statement.stems
    .slice(0, subjectWords(statement))
    .filter((stem, at) => statement.tokens[at]?.kind === 'word' && !isGrammarWord(stem) && !ALLOWS.has(stem));

/** What a clause of the input begins with; each clause of a text is compared with it. */
const firstStems = remembering(
  (statement: Statement): readonly string[] => statement.stems.slice(0, subjectWords(statement)),
  () => true,
);

/** The word that both clauses begin with. */
const subjectOf = (named: readonly string[], other: Statement): string | undefined =>
  named.find((stem) => firstStems(other).includes(stem));

const keysOf = ({ stems, tokens }: Statement, subject: string): readonly string[] =>
  stems.filter(
    (stem, at) => tokens[at]?.kind === 'word' && stem !== subject && !isGrammarWord(stem) && !ALLOWS.has(stem),
  );
