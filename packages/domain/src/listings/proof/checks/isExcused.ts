import { wordSet } from '../../../shared/index.js';
import { lowerAt, NUMBER_WORDS, PART_STEMS, type Statement } from '../../../products/index.js';
import { sharedWords } from '../comparing/sharedWords.js';
import type { Evidence } from '../Evidence.js';
import { RISK } from '../toReader/isInviting.js';
import type { Verdict } from '../Verdict.js';

/**
 * Whether a doubt does not count, because one sentence of the input nearly says the statement: checks that look for a word, or
 * for the thing that a word is of, miss it where a seller and a writer use other words. The shares were
 * chosen on cases that the checks had not seen (ADR 26).
 */
export function isExcused({ doubt, at }: Verdict, statement: Statement, evidence: Evidence): boolean {
  const word = statement.text.slice(at?.start, at?.end);
  switch (doubt) {
    case 'word':
      return (
        !isTelling(word, statement) &&
        (isAdvice(statement) || isMostly(statement, evidence, { share: 0.75, least: 3 })) &&
        !EXTENDS.test(statement.text)
      );
    case 'denial':
      return RESTRICTS.test(statement.text) && isMostly(statement, evidence, { share: 0.5, least: 1, isDenied: true });
    case 'owner':
      return !PLAINLY.test(statement.text) && isMostly(statement, evidence, { share: 0.6, least: 2 });
    case 'part':
      return (
        !PLAINLY.test(statement.text) &&
        !statement.tokens.some(({ lower }) => OF_ALL.has(lower)) &&
        isMostly(statement, evidence, { share: 0.6, least: 2 })
      );
    case 'limit':
      return statement.tokens.some(({ lower }) => LIMITS.has(lower)) || NO_MORE.test(statement.text);
    default:
      return false;
  }
}

/** Names, numbers, places and people decide what a sentence says, however much of it was given. */
const isTelling = (word: string, { tokens, stems }: Statement): boolean =>
  RISK.test(word.toLowerCase()) ||
  PERIOD.test(word) ||
  tokens.some((token, at) => token.text === word && PART_STEMS.has(stems[at] ?? '')) ||
  NUMBER_WORDS.has(word.toLowerCase()) ||
  /^(?:tap|never)$/iu.test(word) ||
  (/^\p{Lu}/u.test(word) && tokens[0]?.text !== word);
const PERIOD =
  /^(?:fortnights?|decades?|centur(?:y|ies)|years?|months?|weeks?|days?|hours?|minutes?|seconds?|daily|weekly|monthly|yearly|hourly|quarter|half|double|dozen)$/iu;
const EXTENDS = /\b(?:also|too|as well|fits?|can|no|not|never)\b/iu;

const OF_ALL = wordSet('too|also|as|warranty|guarantee|guaranteed|covered|supplied|included');
const LIMITS = wordSet('maximum|max|minimum|min|lowest|highest|less|more|even|limit|limited|suitable|from');

/** "Not for books thicker than 2 cm". */
const NO_MORE = /\b(?:not|never|n['’]t|cannot)\b.*\b\p{L}{3,}er than \d/iu;

interface Nearness {
  readonly share: number;
  readonly least: number;
  readonly isDenied?: boolean;
}
function isMostly(statement: Statement, { reading }: Evidence, { share, least, isDenied }: Nearness): boolean {
  const { shared, all } = sharedWords(statement, reading, isDenied);
  return shared >= least && shared >= share * all;
}

/** "The handle is of steel": nothing but the thing and what it is of, where each word counts. */
const PLAINLY =
  /^(?:the|its|all|both) (?:[\p{L}-]+ ){1,4}(?:is|are) (?:(?:made|lined|filled|bound) (?:of|from|with|in) )?(?:[\p{L}-]+ ?){1,3}$/iu;

/** What is kept from the buyer's use, or from the box and the warranty: it promises nothing. */
const RESTRICTS =
  /^(?:please )?(?:do not|don[’']t|never|avoid|not)\b|\bnot (?:for|suitable|meant|intended|designed|covered?|fit|part|included|supplied|recommended)\b|\bno (?:warranty|guarantee)\b|\b(?:must|should|may|can) ?not\b|\b(?:separately|yourself|your own)\b/iu;

/** An order that asks the reader to do something and leaves open what comes of it. */
const isAdvice = (statement: Statement): boolean =>
  statement.form === 'imperative' && !PROMISES.has(lowerAt(statement.tokens, 0));
const PROMISES = wordSet(
  'use|take|choose|enjoy|print|pick|get|see|feel|wear|pair|connect|wake|send|run|drop|rinse|wash|put|plug|play|ride|never|save|watch|forget|say|join|share|sleep|relax|discover',
);
