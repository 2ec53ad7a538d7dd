import { contextOf, contextWith } from './kinds/contextOf.js';
import { readProductName, type ProductName } from './kinds/readProductName.js';
import { isHinglish } from './reading/hinglish/glossHinglish.js';
import { goesWithTalk, salesTalk } from './reading/clauses/salesTalk.js';
import { withoutShopTalk } from './reading/words/withoutAsides.js';
import { isNetWeightOfOne, sortOut, sortOutLabel, type SortedOut } from './reading/clauses/sortOut.js';
import { withoutBracketText } from './reading/words/withoutBracketText.js';
import type { Fact } from './facts/Fact.js';
import { factsOfStatement } from './facts/factsOfStatement.js';
import { fieldText } from './facts/fieldText.js';
import { findContradictions } from './facts/contradictions/findContradictions.js';
import { inputStatements, type FieldStatement } from './facts/inputStatements.js';
import { ownParts } from './facts/ownParts.js';
import { SaidBefore } from './facts/SaidBefore.js';
import { statedName } from './facts/contradictions/statedName.js';
import { unreadTables, withoutTables, type UnreadTable } from './facts/unreadTables.js';
import { missingFactsOf } from './facts/missingFactsOf.js';
import type { InputStatement, ProductBrief, ProductReading } from './facts/ProductReading.js';
import type { UnusedInput } from './facts/UnusedInput.js';
import { maskMarkup, stemsOf, type Statement } from './reading/index.js';
import { flatMapped, remembering, type Remembering } from '../shared/index.js';

/**
 * Reads a brief into facts. Deterministic and linear in the length of the text. Every clause of the input gives facts,
 * repeats one, or is listed in `unused` with its reason.
 */
export const readProduct: Remembering<ProductBrief, [], ProductReading> = remembering(readBrief, () => true);

function readBrief(brief: ProductBrief): ProductReading {
  const known = `${brief.description}\n${Object.values(brief.attributes).join('\n')}`;
  const searched = new Set(
    flatMapped(brief.keywords ?? [], (phrase) =>
      stemsOf(phrase.replace(/ (?:for|with|of|in|to|from|without)\b.*$/iu, '')).slice(-1),
    ),
  );
  const nameOf = (text: string): ProductName => readProductName(text, brief.brand, brief.category, known, searched);
  const name = nameOf(brief.productName);
  const first = contextOf(name, brief.brand);
  const plain = maskMarkup(brief.description);
  const tables = unreadTables(plain);
  const notes = withoutTables(plain, tables);
  const read = inputStatements(brief, name, first, notes);
  const own = ownParts(read, first);
  const context = own.length === 0 ? first : contextWith(first, own);
  const facts: Fact[] = [];
  const statements: InputStatement[] = [];
  const lost = new Set<string>();
  const all = withoutEmpty(own.length === 0 ? read : inputStatements(brief, name, context, notes));
  const talk = talkIn(all);
  const said = new SaidBefore();
  for (const one of all) {
    const unused = unusedOf(one, said, brief, lost, talk);
    // What goes on in Hindi behind a clause that was not understood depends on it.
    if (unused?.reason === 'not_understood' && !one.statement.isBracketed)
      lost.add(`${one.field}:${one.statement.sentence}`);
    const made = unused === undefined ? factsOfStatement(one.statement, one.field, facts.length) : [];
    facts.push(...made);
    const statement = { field: one.field, statement: one.statement, factIds: made.map(({ id }) => id), unused };
    statements.push(statement);
    said.add(statement);
  }
  const contradictions = findContradictions(
    facts,
    statements,
    name.kind.certainty === 'known' ? name.kind.kind : undefined,
    context,
  );
  const stated = statedName(brief.productName, statements, facts, contradictions, context.self);
  return {
    brief,
    statedName: stated,
    name: stated === brief.productName ? name : nameOf(stated),
    context,
    statements,
    facts,
    unused: [
      ...flatMapped(statements, ({ unused }) => (unused === undefined ? [] : [unused])),
      ...unusedTables(brief, tables),
    ],
    contradictions,
    missingFacts: missingFactsOf(name.kind.kind, facts),
  };
}

/** Found where the statements are read too: in the text without its markup. */
const unusedTables = ({ description }: ProductBrief, tables: readonly UnreadTable[]): readonly UnusedInput[] =>
  tables.map(({ start, end, note }) => ({
    text: description.slice(start, end),
    source: { field: 'description', start, end },
    reason: 'not_understood',
    note,
  }));

const withoutEmpty = (all: readonly FieldStatement[]): readonly FieldStatement[] =>
  all.filter(({ statement }) => statement.tokens.some(({ kind }) => kind !== 'sign'));

/** A question says nothing of the product; its answer stands behind it. */
const isQuestion = (text: string, end: number): boolean => /^\s?\?/u.test(text.slice(end, end + 2));

const ANSWER = /^(?:no|nope|yes|yep|yeah)$/iu;

const LONGEST_HEAD = 60;

/** How a seller may name a clause to leave it out: as it is read, as it was written, and with the label before it. */
function namesOf({ statement, field }: FieldStatement, raw: string, brief: ProductBrief): readonly string[] {
  const before = fieldText(field, brief).slice(Math.max(0, statement.start - LONGEST_HEAD), statement.start);
  const head = /[^\n.;]*$/u.exec(before)?.[0].trim() ?? '';
  return [statement.text, raw, `${statement.label}: ${statement.text}`, `${head} ${raw}`];
}

/** Sales talk, with the clauses of its sentence that only go on with it. */
function talkIn(all: readonly FieldStatement[]): ReadonlyMap<Statement, SortedOut> {
  const described = all
    .filter(({ field }) => field !== 'product_name')
    .map(({ field, statement }) => ({
      statement,
      sentence: `${field}:${statement.sentence}`,
      talk: salesTalk(statement),
    }));
  const talking = new Map(
    // An aside takes nothing from the clause that it stands in.
    flatMapped(described, ({ sentence, talk, statement }) =>
      talk?.reason === 'promotion' && !statement.isBracketed ? [[sentence, talk]] : [],
    ),
  );
  return new Map(
    flatMapped(described, ({ statement, sentence, talk }) => {
      const found = talk ?? (goesWithTalk(statement) ? talking.get(sentence) : undefined);
      return found === undefined ? [] : [[statement, found]];
    }),
  );
}

/** A bracket that speaks of the shop goes alone: "41 (follow the size chart)" keeps its size. */
function sortedOut({ isBracketed }: Statement, text: string, brand: string): SortedOut | undefined {
  const rest = isBracketed ? '' : withoutShopTalk(text).trim();
  return sortOut(rest === '' ? text : rest, brand);
}

function unusedOf(
  source: FieldStatement,
  before: SaidBefore,
  brief: ProductBrief,
  lost: ReadonlySet<string>,
  talkOf: ReadonlyMap<Statement, SortedOut>,
): UnusedInput | undefined {
  const { statement, field } = source;
  const { brand, leftOut = [] } = brief;
  const raw = fieldText(field, brief).slice(statement.start, statement.end);
  const { text } = statement;
  const sourceOf = (): UnusedInput['source'] => ({ field, start: statement.start, end: statement.end });
  if (leftOut.length > 0 && namesOf(source, raw, brief).some((name) => leftOut.includes(name)))
    return { text, source: sourceOf(), reason: 'left_out', note: 'You chose to leave this out.' };
  const sorted =
    (isNetWeightOfOne(statement.label, statement.text, brief.description)
      ? undefined
      : sortOutLabel(statement.label)) ??
    sortedOut(statement, statement.text, brand) ??
    (raw === statement.text ? undefined : sortedOut(statement, raw, brand));
  if (sorted !== undefined) return { text, source: sourceOf(), ...sorted };
  if (field === 'product_name') return undefined;
  const talk = talkOf.get(statement);
  if (talk !== undefined) return { text, source: sourceOf(), ...talk };
  if (isQuestion(fieldText(field, brief), statement.end))
    return {
      text,
      source: sourceOf(),
      reason: 'not_understood',
      note: 'This is a question. Say what holds, or add it as a named fact.',
    };
  if (statement.label === '' && ANSWER.test(statement.text))
    return {
      text,
      source: sourceOf(),
      reason: 'not_understood',
      note: 'This is an answer. Say what it is about, or add it as a named fact.',
    };
  const isGlossed = raw !== statement.text && isHinglish(withoutBracketText(raw));
  if (isHinglish(withoutBracketText(statement.text)) || (isGlossed && lost.has(`${field}:${statement.sentence}`)))
    return {
      text,
      source: sourceOf(),
      reason: 'not_understood',
      note: 'This was not understood. Say it in English, or add it as a named fact.',
    };
  // "Oz" in a list of units repeats no weight.
  if (statement.stems.length === 1 && statement.terms.every(({ lexicon }) => lexicon === 'certification'))
    return undefined;
  const same = before.repeatedBy(statement);
  if (same === undefined) return undefined;
  const [factId] = same.factIds;
  return {
    text,
    source: sourceOf(),
    reason: 'duplicate',
    note: `Says the same as "${same.statement.text}".`,
    ...(factId === undefined ? {} : { factId }),
  };
}
