import { flatMapped, wordSet } from '../../../shared/index.js';
import { propertyOfLabel } from '../words/propertyOfLabel.js';
import { NO_ANCHOR } from '../figures/anchorsOf.js';
import { cutSentences, LONGEST_CLAUSE } from '../sentences/cutSentences.js';
import { elidedClauses } from './joined/elidedClauses.js';
import { joinedFigures } from './joined/joinedFigures.js';
import { continues, isEntry, NO_LIST } from './listEntries.js';
import { tokenStems } from '../tokens/phraseIndex.js';
import type { ReadingContext } from './ReadingContext.js';
import { PART_STEMS } from './partsOfClause.js';
import { withSharedPart } from './joined/withSharedPart.js';
import { withSharedPredicate } from './joined/withSharedPredicate.js';
import { withSharedInclusion } from './joined/withSharedInclusion.js';
import { withSharedProperty } from './joined/withSharedProperty.js';
import { readStatement } from './readStatement.js';
import { isHinglish } from '../hinglish/glossHinglish.js';
import type { Range, Sentence } from '../sentences/Sentence.js';
import type { Statement } from './Statement.js';
import { tokenise } from '../tokens/tokenise.js';
import { withoutBracketText } from '../words/withoutBracketText.js';

/** Reads every clause of a text, in order; a passage in brackets is a clause of its own behind its host. */
export function readStatements(text: string, context: ReadingContext, label = ''): readonly Statement[] {
  return flatMapped(readSentences(text, context, label), ({ statements }) => statements);
}

/** A sentence and the clauses in it. */
export interface ReadSentence {
  readonly sentence: Sentence;
  readonly statements: readonly Statement[];
}

/** The same by sentence. `label` holds for sentences without one of their own. */
export function readSentences(text: string, context: ReadingContext, label = ''): readonly ReadSentence[] {
  return context.sentences
    .of(text, () => cutSentences(text))
    .map((sentence, index) => {
      const statements: Statement[] = [];
      const own = sentence.label !== '' ? sentence.label : label;
      statements.push(...clausesOf(text, sentence, own, index, context));
      // "Colour: (blue)": nothing but the bracket is labelled.
      const isBare =
        sentence.brackets.length > 0 &&
        sentence.clauses.every(({ start, end }) => !/[\p{L}\p{N}]/u.test(withoutBracketText(text.slice(start, end))));
      for (const bracket of sentence.brackets)
        statements.push(
          ofHost(
            withHost(readStatement(text, bracket, isBare ? own : '', index, true, context), text, sentence.start),
            statements.find((host) => !host.isBracketed && host.start <= bracket.start && bracket.end <= host.end),
            context,
          ),
        );
      return {
        sentence,
        statements: withSharedInclusion(
          withSharedPart(withSharedProperty(joinedFigures(elidedClauses(statements, context))), context),
        ),
      };
    });
}

const LONGEST_ASIDE = 3;
/** "No licence needed in the USA (FRS)" denies nothing of the place. */
const PLACE = wordSet('in|at|on|the|under');

/** "Wooden handle (beech)" is of the handle, and "does not fit Dunlop (Woods) valves" denies both names. */
function ofHost(aside: Statement, host: Statement | undefined, { parts, self }: ReadingContext): Statement {
  if (host === undefined || aside.tokens.length > LONGEST_ASIDE) return aside;
  const before = host.tokens.findLastIndex(({ end }) => host.start + end < aside.start);
  const isDenied =
    host.text.length === host.end - host.start &&
    host.negated[before] === true &&
    // "Not for anything hot (max 104 F)" gives the limit.
    aside.quantities.every(({ qualifier }) => qualifier === '') &&
    !PLACE.has(host.tokens[before - 1]?.lower ?? '');
  const thing = host.stems[before] ?? '';
  const isPart =
    thing === host.part ||
    host.terms.some((term) => term.part === thing) ||
    ((PART_STEMS.has(thing) || parts.has(thing)) && !self.has(thing));
  const part = aside.part === '' && isPart ? thing : aside.part;
  return {
    ...aside,
    part,
    terms: aside.terms.map((term) => (term.part === '' ? { ...term, part } : term)),
    ...(isDenied ? { polarity: 'is_not' as const, negated: aside.tokens.map(() => true) } : {}),
  };
}

/** "Oats (52%)": what stands right before a bracket is what its figures are about. */
function withHost(statement: Statement, text: string, from: number): Statement {
  if (statement.quantities.length === 0) return statement;
  const before = text.slice(Math.max(from, statement.start - 40), statement.start - 1);
  const host = tokenStems(
    tokenise(
      before.slice(
        Math.max(before.lastIndexOf(','), before.lastIndexOf(';'), before.lastIndexOf(':'), before.lastIndexOf(')')) +
          1,
      ),
    ).filter(({ kind }) => kind === 'word'),
  )
    .filter((stem) => !NO_ANCHOR.has(stem))
    .slice(-3);
  return {
    ...statement,
    quantities: statement.quantities.map((one) => ({ ...one, anchors: [...host, ...one.anchors] })),
  };
}

/** "Does not fit iPhone 13, 13 Pro or 13 Pro Max": what goes on behind the commas is denied too. */
function withDeniedList(read: readonly Statement[], join: (range: Range) => Statement, from = 0): readonly Statement[] {
  const first = read.findIndex(
    ({ text }, at) => at >= from && (DENIES_FIT.test(text) || DENIES_THINGS.test(text) || FREE_OF.test(text)),
  );
  if (first === -1) return read;
  const opening = read[first]?.text ?? '';
  const joint = FREE_OF.test(opening) ? AND_OR : DENIES_THINGS.test(opening) ? OR : AND_OR;
  let last = first;
  // "No parabens, silicones or perfume" ends with its "or"; what follows is said of the product.
  const isEnd = ({ text }: Statement): boolean => last > first && !DENIES_FIT.test(opening) && joint.test(text);
  while (last - first < MOST_EXCLUDED && isContinued(read[last + 1], joint)) {
    last += 1;
    const at = read[last];
    if (at !== undefined && isEnd(at)) break;
  }
  const [head, tail] = [read[first], read[last]];
  if (head === undefined || tail === undefined || last === first) return withDeniedList(read, join, first + 1);
  if (!joint.test(tail.text) && !ORDER.test(head.text)) return withDeniedList(read, join, first + 1);
  const joined = [...read.slice(0, first), join({ start: head.start, end: tail.end }), ...read.slice(last + 1)];
  return withDeniedList(joined, join, first + 1);
}

const DENIES_FIT =
  /^(?:(?:but|and) )?(?:(?:it |they )?(?:does not|doesn't|do not|don't|will not|won't) (?:fit|work with|suit)|(?:(?:it|they|(?:the|this|these) (?:\p{L}+ ){0,2}\p{L}+) )?(?:cannot|can't|can not|must not|should not) be used (?:on|in|with|for|near)|not (?:compatible with|suitable for|for|meant for|intended for|suited to|fits?|working with)|incompatible with|unsuitable for|(?:do not|don't|never) (?:put|place|use|wear|wash|clean|soak)(?: it| them)? (?:in|with|on|for|near|while|when|during))\b/iu;
const DENIES_THINGS =
  /^(?:(?:(?:(?:it|they|there|this \p{L}+|the (?:[\p{L}-]+ ){1,3})\s?)?(?:contains?|has|have|comes?|needs?|is|are|with) )?(?:no|zero|without)|(?:(?:it|they|this \p{L}+|the (?:[\p{L}-]+ ){1,3})\s?)(?:does|do)(?: not|n['’]t) (?:have|contain|include|need|come with)(?: an?)?|free (?:from|of)) (?!.*\sor\s)/iu;
/** "It is free of sulphates, silicones and palm oil", "made without latex, silicone and perfume". */
const FREE_OF =
  /^(?:and |but )?(?:(?:it|they|this \p{L}+|(?:the|our|each|all) (?:[\p{L}-]+ ){1,3})\s?)?(?:is |are )?(?:also |completely |entirely )?(?:free (?:from|of)|made without) (?!.*\s(?:or|and)\s)/iu;
const OR = /(?:^|\s)n?or\s/iu;
const AND_OR = /(?:^|\s)(?:or|nor|and)\s/iu;
/** What an order forbids goes on to its end: "do not put in pearl, opal, coated sunglasses". */
const ORDER = /^(?:do not|don't|never)\b/iu;
const isContinued = (one: Statement | undefined, joint: RegExp): boolean => {
  if (one === undefined || !(one.form === 'noun' || one.form === 'value')) return false;
  const words = one.tokens.filter(({ kind }) => kind !== 'sign').length;
  // The last entry may say more: "car parts under a raised car or welding on the pad", "or septic systems without checking".
  const isLast = joint.test(one.text);
  return words <= (isLast ? 14 : 8) && (isLast ? one.negated[0] !== true : !one.negated.includes(true));
};

/** More things are not listed before "not included". */
const MOST_EXCLUDED = 6;

/** The clauses of a sentence; entries of one list are one clause. */
function clausesOf(
  text: string,
  { clauses, label: given }: Sentence,
  label: string,
  index: number,
  context: ReadingContext,
): readonly Statement[] {
  const join = (range: Range): Statement => readStatement(text, range, label, index, false, context);
  const read = withDeniedList(
    withSharedPredicate(text, withListsOfVerb(text, withState(text, clauses)).map(join), join),
    join,
  );
  const property = label === '' ? undefined : (propertyOfLabel(label) ?? (/\d/u.test(label) ? 'included' : undefined));
  // A label that is no property still heads a list of things.
  const isLabelled =
    property === undefined
      ? given !== '' && clauses.length > 1 && read.every(isEntry)
      : !NO_LIST.has(property) && (given !== '' || clauses.length > 1);
  const groups: Statement[][] = [];
  for (const statement of read) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    const joins =
      first !== undefined && (isLabelled ? isEntry(statement) && isEntry(first) : continues(first, statement));
    if (joins && group !== undefined && statement.end - first.start <= LONGEST_CLAUSE) group.push(statement);
    else groups.push([statement]);
  }
  return groups.map((group) => {
    const [first] = group as [Statement];
    if (group.length === 1) return first;
    const merged = join({ start: first.start, end: (group.at(-1) as Statement).end });
    return {
      ...merged,
      items: group.map(({ start, end }) => ({ start, end })),
      form: first.form,
      property: isLabelled && property !== undefined ? property : first.property,
    };
  });
}

/** "Rolled up, it measures 38 x 14 cm": in what state what follows is true. */
function withState(text: string, clauses: readonly Range[]): readonly Range[] {
  const [first, second, ...others] = clauses;
  return first !== undefined &&
    second !== undefined &&
    STATE.test(text.slice(first.start, first.end)) &&
    /^it\b/iu.test(text.slice(second.start, second.end))
    ? [{ start: first.start, end: second.end }, ...others]
    : clauses;
}
const STATE =
  /^(?:when )?(?:rolled(?: up)?|(?:un)?folded(?: up| down| flat)?|open(?:ed)?|closed|packed(?: away)?|extended|collapsed|assembled|empty|full|inflated|deflated|set up)$/iu;

/** Where Hindi puts its verb behind a list, the list is denied with it: "geyser, AC, iron pe mat lagana". */
const LIST_VERB = /\s(?:pe|par|me|mein) (?:mat|fit nahi|nahi|sab|chalega)\b|\ssab (?:me|mein) |\ske liye\b/iu;
const FEW_WORDS = /^\p{L}[\p{L}-]*(?: [\p{L}\d-]+){0,2}(?: \([^()]*\))?$/u;

function withListsOfVerb(text: string, clauses: readonly Range[]): readonly Range[] {
  const result: Range[] = [];
  for (const clause of clauses) {
    let { start } = clause;
    const opening = text.slice(clause.start, Math.min(clause.end, clause.start + 80));
    // "Gas aur induction dono par chalega" names its things itself.
    if (LIST_VERB.test(opening) && !/\s(?:aur|ya|and) .*\sdono\s/iu.test(opening))
      for (let last = result.at(-1); last !== undefined; last = result.at(-1)) {
        const said = text.slice(last.start, Math.min(last.end, last.start + 60));
        if (!FEW_WORDS.test(said) || isHinglish(said) || text.slice(last.end, start).trim() !== ',') break;
        ({ start } = last);
        result.pop();
      }
    result.push({ start, end: clause.end });
  }
  return result;
}
