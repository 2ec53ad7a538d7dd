import { flatMapped, remembering, wordSet } from '../../shared/index.js';
import {
  maskMarkup,
  readSentences,
  readStatement,
  stemsOf,
  type InputStatement,
  type Sentence,
  type Statement,
} from '../../products/index.js';
import type { CopyField } from '../ListingCopy.js';
import { verdictOf } from './verdictOf.js';
import { continuesSetting } from './toReader/isInviting.js';
import { SEARCH_FIELDS, type CopyText } from './copyTexts.js';
import type { ConceptUse, Evidence } from './Evidence.js';
import type { Verdict } from './Verdict.js';

/** A statement of a written text with its verdict. Offsets in the text as it is, markup included. */
export interface ProvenStatement {
  readonly statement: Statement;
  readonly verdict: Verdict;
  /** It is the heading before a colon. */
  readonly isHeading: boolean;
}

export interface ProvenSentence {
  readonly sentence: Sentence;
  readonly statements: readonly ProvenStatement[];
}

/** Every statement of one text against the evidence. What proves, repairs and reviews a copy asks for the same texts. */
export function proveText({ field, text }: CopyText, evidence: Evidence): readonly ProvenSentence[] {
  if (field === 'handle') return [];
  const way = field === 'description' ? 'markup' : SEARCH_FIELDS.has(field) ? 'search' : 'text';
  return evidence.memory.of(`${way} ${text}`, () => prove(field, text, evidence));
}

function prove(field: CopyField, text: string, evidence: Evidence): readonly ProvenSentence[] {
  const plain = field === 'description' ? maskMarkup(text) : text;
  const { context } = evidence.reading;
  return readSentences(plain, context).map(({ sentence, statements }) => {
    // A heading over several lines stands before the first alone.
    const isHeaded = sentence.label !== '' && plain.startsWith(sentence.label, sentence.start);
    const heading = isHeaded ? [headingOf(plain, sentence, evidence)] : [];
    const isQuestion = /^\s*\?/u.test(plain.slice(sentence.end, sentence.end + 2)) || plain[sentence.end - 1] === '?';
    const [first] = statements;
    const body = statements.map((statement) => {
      const verdict = judged(statement, field, evidence);
      const isListed =
        verdict.support === 'unverified' &&
        first !== undefined &&
        first !== statement &&
        continuesSetting(statement, first, evidence);
      return {
        statement,
        verdict: isListed ? NOTHING : isQuestion ? askedOnly(statement, verdict) : verdict,
        isHeading: false,
      };
    });
    // "CPAI-84: not treated": what the body denies is only named by the heading.
    const isDenial = body.some(({ statement, verdict }) => statement.negated.includes(true) && isCarried(verdict));
    return {
      sentence,
      statements: [
        ...heading.map((statement) => {
          const verdict = judged(statement, field, evidence);
          const isNamed = isDenial && verdict.support === 'contradicted';
          // "Limits: do not soak": a topic of one word asserts nothing.
          const isTopic =
            (verdict.support === 'unverified' && statement.tokens.length === 1) ||
            TOPIC.test(statement.text) ||
            isLabelOf(statement.text, evidence) ||
            countsItsList(statement, statements);
          return {
            statement,
            verdict: isNamed || isTopic ? { support: 'given' as const, factIds: [] } : verdict,
            isHeading: true,
          };
        }),
        ...body,
      ],
    };
  });
}

const AND = wordSet('and|,|&');

/** "Two scents: lavender and cedar": the heading counts what follows it. */
function countsItsList({ quantities, terms }: Statement, statements: readonly Statement[]): boolean {
  const [figure] = quantities;
  const joints = flatMapped(statements, ({ tokens }) => tokens.filter(({ lower }) => AND.has(lower))).length;
  const entries = joints + statements.length;
  return quantities.length === 1 && terms.length === 0 && figure?.unit === 'count' && figure.low === entries;
}

/** Headings that promise nothing by themselves: "Safety: switches off after 30 minutes". */
const TOPIC =
  /^(?:safety|quality|comfort|warmth|security|protection|hygiene|durability|performance|(?:battery|power|light|connection|materials|design|sizes?|weight|capacity|use|care|assembly|fitting|storage|packaging)(?:,? (?:and )?(?:power|light|connection|materials|design|size|weight|capacity|care|nutrition|warranty))+)$/iu;

/** What asserts nothing needs no fact. */
const NOTHING: Verdict = { support: 'given', factIds: [] };

/** A question asserts nothing but its figures and its praise: "What will you blend first?" */
const ASKS_READER =
  /^(?:which|what|where|when|who|how often|how many|do|are|have) (?:\p{L}+ ){0,2}?(?:do |are |would |will )?you\b/iu;

const askedOnly = (statement: Statement, verdict: Verdict): Verdict =>
  verdict.support === 'unverified' ||
  // "Which brush do you reach for most?"
  ASKS_READER.test(statement.text) ||
  (verdict.support === 'contradicted' &&
    (statement.quantities.length === 0 || !/\d/u.test(statement.text.slice(verdict.at?.start ?? 0, verdict.at?.end))))
    ? NOTHING
    : verdict;

const isCarried = ({ support }: Verdict): boolean =>
  support === 'given' || support === 'computed' || support === 'entailed';

/** A label of the seller's own sheet: what stands under it is judged, not the name of the thing. */
const isLabelOf = (heading: string, { reading }: Evidence): boolean =>
  labelsOf(reading.statements).has(heading.toLowerCase());
const labelsOf = remembering(
  (all: readonly InputStatement[]): ReadonlySet<string> =>
    new Set(all.map(({ statement: { label } }) => label.toLowerCase()).filter((label) => label !== '')),
  () => true,
);

function headingOf(text: string, { start, label }: Sentence, { reading }: Evidence): Statement {
  return readStatement(text, { start, end: start + label.length }, '', 0, false, reading.context);
}

function judged(statement: Statement, field: CopyField, evidence: Evidence): Verdict {
  const verdict = verdictOf(statement, evidence);
  if (!SEARCH_FIELDS.has(field)) return verdict;
  // Words to be found by assert nothing; figures, materials and claims among them do, unless buyers search the kind by them.
  const offending = verdict.at === undefined ? statement.text : statement.text.slice(verdict.at.start, verdict.at.end);
  const isFree =
    verdict.support === 'unverified' ||
    (verdict.support === 'contradicted' &&
      !/\d/u.test(offending) &&
      !stemsOf(offending).some(
        (stem) => isOnlyDenied(evidence.concepts.get(stem)) && !evidence.searchable.has(stem),
      )) ||
    (verdict.support === 'unsupported' && stemsOf(offending).every((stem) => evidence.searchable.has(stem)));
  const isElsewhere =
    verdict.support === 'contradicted' &&
    !/\d/u.test(offending) &&
    stemsOf(offending).every((stem) => evidence.concepts.get(stem)?.affirmed === true);
  return isFree || isElsewhere ? { support: 'given', factIds: [] } : verdict;
}

const isOnlyDenied = (use: ConceptUse | undefined): boolean => use !== undefined && use.denied && !use.affirmed;
