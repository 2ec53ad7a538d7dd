import { LEXICON_INDEX, LEXICON_WORDS } from './lexicon.js';
import { cutSentences } from './cutSentences.js';
import { formOf } from './formOf.js';
import { glossHinglish, isHinglish } from './glossHinglish.js';
import { measuredProperty } from './measuredProperty.js';
import { propertyOfLabel } from '../facts/propertyRegistry.js';
import { PART_WORDS } from './partWords.js';
import { tokenStems } from './phraseIndex.js';
import { negatedTokens } from './polarity.js';
import { propertyOfStatement } from './propertyOfStatement.js';
import { sortOut } from './sortOut.js';
import { readQuantities } from './readQuantities.js';
import type { Range, Sentence } from './Sentence.js';
import type { Measured, Statement, Term } from './Statement.js';
import { stemOf } from './stemOf.js';
import type { Token } from './Token.js';
import { tokenise } from './tokenise.js';

/** What helps to read: which words name parts, and which name the product itself. */
export interface ReadingContext {
  /** Stems of parts of this kind, beside those that many kinds have. */
  readonly parts: ReadonlySet<string>;
  /** Stems of the words that name the product: never a part of it. */
  readonly self: ReadonlySet<string>;
}

export const NO_CONTEXT: ReadingContext = { parts: new Set(), self: new Set() };

/** Reads every clause of a text, in order; a passage in brackets is a clause of its own behind its host. */
export function readStatements(text: string, context: ReadingContext, label = ''): readonly Statement[] {
  return readSentences(text, context, label).flatMap(({ statements }) => statements);
}

/** A sentence and the clauses in it. */
export interface ReadSentence {
  readonly sentence: Sentence;
  readonly statements: readonly Statement[];
}

/** The same by sentence. `label` holds for sentences without one of their own. */
export function readSentences(text: string, context: ReadingContext, label = ''): readonly ReadSentence[] {
  return cutSentences(text).map((sentence, index) => {
    const statements: Statement[] = [];
    const own = sentence.label !== '' ? sentence.label : label;
    statements.push(...clausesOf(text, sentence, own, index, context));
    // "Colour: (blue)": nothing but the bracket is labelled.
    const isBare = sentence.clauses.every(
      ({ start, end }) => !/[\p{L}\p{N}]/u.test(text.slice(start, end).replaceAll(/\([^)]*\)/gu, '')),
    );
    for (const bracket of sentence.brackets)
      statements.push(
        withHost(readStatement(text, bracket, isBare ? own : '', index, true, context), text, sentence.start),
      );
    return { sentence, statements };
  });
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
    .filter((stem) => !NO_ANCHOR.test(stem))
    .slice(-3);
  return {
    ...statement,
    quantities: statement.quantities.map((one) => ({ ...one, anchors: [...host, ...one.anchors] })),
  };
}

/** The clauses of a sentence; entries of one list are one clause. */
function clausesOf(
  text: string,
  { clauses, label: given }: Sentence,
  label: string,
  index: number,
  context: ReadingContext,
): readonly Statement[] {
  const read = clauses.map((clause) => readStatement(text, clause, label, index, false, context));
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
    if (joins && group !== undefined) group.push(statement);
    else groups.push([statement]);
  }
  return groups.flatMap((group) => {
    const [first] = group;
    const last = group.at(-1);
    if (first === undefined || last === undefined || group.length === 1) return group;
    const merged = readStatement(text, { start: first.start, end: last.end }, label, index, false, context);
    return [
      {
        ...merged,
        items: group.map(({ start, end }) => ({ start, end })),
        form: first.form,
        property: isLabelled && property !== undefined ? property : first.property,
      },
    ];
  });
}

/** Labels whose clauses each say something of their own. */
const NO_LIST: ReadonlySet<string> = new Set([
  'feature',
  'function',
  'warning',
  'care',
  'directions',
  'storage',
  'dimensions',
  'temperature',
  'weight',
  'material',
]);
const LISTS: ReadonlySet<string> = new Set(['compatible_with', 'not_compatible_with', 'included', 'ingredient']);

const isEntry = ({ form, negated, text }: Statement): boolean =>
  (form === 'noun' || form === 'description') && !negated.includes(true) && sortOut(text) === undefined;

/** "Fits Ninja BL770, BL771, NJ600", "repels mosquitoes, mice, spiders": the list goes on. */
function continues(first: Statement, next: Statement): boolean {
  if (next.negated.includes(true)) return false;
  const isPaired =
    first.form === 'verb' &&
    next.form === 'description' &&
    next.quantities.length === 0 &&
    next.tokens.length <= 4 &&
    next.tokens.some(({ lower }) => lower === 'and');
  if (next.form !== 'noun') return isPaired;
  const isBareMeasure =
    next.quantities.length === 1 &&
    next.tokens.every((token) => next.quantities.some(({ start, end }) => token.start >= start && token.end <= end));
  if (
    isBareMeasure &&
    first.quantities.length > 0 &&
    first.form === 'noun' &&
    first.quantities.at(-1)?.unit === next.quantities[0]?.unit &&
    first.tokens.length > next.tokens.length
  )
    return true;
  const words = next.tokens.filter(({ kind }) => kind !== 'sign');
  const isCode = words.length <= 3 && words.some(({ kind, text }) => kind === 'code' || /^\p{Lu}/u.test(text));
  if (LISTS.has(first.property))
    return (
      isCode || (first.property !== 'compatible_with' && first.property !== 'not_compatible_with' && words.length <= 6)
    );
  // "Keeps drinks cold 24 h, hot 12 h".
  if (
    first.form === 'verb' &&
    words.length <= 4 &&
    next.quantities.length === 1 &&
    next.quantities[0]?.property === first.property &&
    first.quantities.length > 0
  )
    return true;
  return (
    first.form === 'verb' &&
    (words.length <= 2 || (words.length <= 4 && words.some(({ lower }) => lower === 'and' || lower === 'or'))) &&
    next.quantities.length === 0 &&
    first.quantities.length === 0
  );
}

/** Reads one clause. */
export function readStatement(
  text: string,
  { start, end }: Range,
  label: string,
  sentence: number,
  isBracketed: boolean,
  context: ReadingContext,
): Statement {
  const given = text.slice(start, end);
  const glossed = isHinglish(given.replaceAll(/\([^)]*\)/gu, ' ')) ? glossHinglish(given) : undefined;
  // Words of grammar alone have no English.
  const read = glossed !== undefined && /[\p{L}\p{N}]/u.test(glossed.replaceAll(/\([^)]*\)/gu, '')) ? glossed : given;
  const tokens = withoutBrackets(tokenise(read));
  const stems = tokenStems(tokens);
  const negated = negatedTokens(tokens);
  const isPart = (at: number): boolean => {
    const stem = stems[at] ?? '';
    return (
      (PART_STEMS.has(stem) || context.parts.has(stem)) &&
      !context.self.has(stem) &&
      tokens[at]?.kind === 'word' &&
      !isMaterialPlace(tokens, at)
    );
  };
  const subject = subjectPart(tokens, stems, isPart) ?? labelPart(label);
  const terms = termsOf(tokens, stems, isPart, subject);
  const quantities = readQuantities(tokens).map((quantity, at, all): Measured => {
    const property = measuredProperty(quantity, label, tokens, stems);
    return {
      ...quantity,
      property,
      part: partOfQuantity(tokens, quantity.start, isPart, stems, subject),
      anchors: anchorsOf(
        tokens,
        stems,
        quantity.start,
        quantity.end,
        all[at - 1]?.end ?? 0,
        all[at + 1]?.start ?? read.length,
      ),
    };
  });
  const form = formOf(tokens);
  const words = tokens
    .filter(({ kind }) => kind !== 'sign')
    .map(({ lower }) => lower)
    .join(' ');
  const isNegative =
    negated.some((one, at) => one && tokens[at]?.kind !== 'sign') &&
    (form === 'without' || form === 'excluded' || firstContentNegated(tokens, negated));
  return {
    start,
    end,
    text: read,
    label,
    sentence,
    isBracketed,
    tokens,
    stems,
    negated,
    polarity: isNegative ? 'is_not' : 'is',
    part: subject ?? '',
    property: propertyOfStatement({ label, words, form, quantities, terms, isNegative }),
    form,
    items: [{ start, end }],
    quantities,
    terms,
  };
}

/** The "rubber" of "silicone rubber" is a material although wipers have a rubber. */
const isMaterialPlace = (tokens: readonly Token[], at: number): boolean =>
  LEXICON_WORDS.has(tokens[at]?.lower ?? '') && !/^(?:the|its|a)$/u.test(tokens[at - 1]?.lower ?? '');

/** What stands in brackets is read as a clause of its own; "S(36)" is none. */
function withoutBrackets(tokens: readonly Token[]): readonly Token[] {
  let depth = 0;
  return tokens.filter((token) => {
    if (token.text === '(' && (depth > 0 || !token.glued)) depth += 1;
    else if (token.text === ')' && depth > 0) {
      depth -= 1;
      return false;
    }
    return depth === 0;
  });
}

const PART_STEMS: ReadonlySet<string> = new Set([...PART_WORDS].map(stemOf));

function firstContentNegated(tokens: readonly Token[], negated: readonly boolean[]): boolean {
  const content = tokens.findLastIndex((token) => token.kind !== 'sign');
  return content !== -1 && (negated[content] ?? false);
}

/** "Lid is BPA free", "lining: fleece", "strap 22 mm silicone", "cover removable": the part a clause speaks of. */
function subjectPart(
  tokens: readonly Token[],
  stems: readonly string[],
  isPart: (at: number) => boolean,
): string | undefined {
  let at = 0;
  if (/^(?:the|its|a|an|each|both|with|this)$/u.test(tokens[0]?.lower ?? '')) at = 1;
  for (let step = 0; step < 3; step += 1, at += 1) {
    const token = tokens[at];
    if (token === undefined || token.kind !== 'word') return undefined;
    const next = tokens[at + 1];
    const closes =
      next === undefined
        ? false
        : next.kind === 'number' ||
          /^(?:is|are|has|have|made|of|can|removable|detachable|washable|in|get|gets|not|height|width|length|material|colour|color|:)$/u.test(
            next.lower,
          );
    if (isPart(at) && closes) return stems[at];
  }
  return undefined;
}

function labelPart(label: string): string | undefined {
  if (label === '') return undefined;
  const words = label.toLowerCase().replaceAll(/[_-]/gu, ' ').split(' ');
  if (words.length > 1 && !/^(?:material|colour|color|fabric|type|finish)$/u.test(words.at(-1) ?? '')) return undefined;
  const first = words.find(
    (word) =>
      PART_STEMS.has(stemOf(word)) &&
      !/^(?:outer|inner|cover|size|case|fabric|display|charger|battery|box|set|bag|screen|body|base|button)$/u.test(
        word,
      ),
  );
  return first === undefined ? undefined : stemOf(first);
}

function termsOf(
  tokens: readonly Token[],
  stems: readonly string[],
  isPart: (at: number) => boolean,
  subject: string | undefined,
): readonly Term[] {
  return LEXICON_INDEX.find(tokens, stems)
    .filter((hit) => isTerm(tokens, hit.first, hit.next))
    .map(({ tag, key, first, next }) => ({
      lexicon: tag,
      key,
      first,
      next,
      part:
        followingPart(tokens, stems, next, isPart) ??
        servedPart(tokens, stems, next, isPart) ??
        precedingPart(tokens, stems, first, isPart) ??
        subject ??
        '',
    }));
}

/** "Anti yellowing", "stone ground", "do not iron", "30 g tin" name no colour and no material. */
function isTerm(tokens: readonly Token[], first: number, next: number): boolean {
  const { lower } = tokens[first] as Token;
  const before = tokens[first - 1]?.lower ?? '';
  const after = tokens[next]?.lower ?? '';
  if (before === 'anti' || (tokens[first - 1]?.text === '-' && tokens[first - 2]?.lower === 'anti')) return false;
  if (
    /^(?:ground|grinding|washed|mill|milled|tea|pepper|bean|beans|salt|rice|seed|seeds|chocolate|wash|wool wash|screen|friday|box only)$/u.test(
      after,
    )
  )
    return false;
  if (lower === 'iron')
    return !/^(?:not|steam|warm|cool|to|low|hot|can|don't|do)$/u.test(before) && !/^(?:on|low|inside|at)$/u.test(after);
  if (lower === 'tin' || lower === 'slate' || lower === 'paper' || lower === 'down')
    return (
      after === 'plated' ||
      after === 'filling' ||
      after === 'coated' ||
      lower === 'slate' ||
      (lower === 'paper' && before !== 'sand') ||
      (lower === 'down' && /^(?:duck|goose|%)$/u.test(before))
    );
  return true;
}

/** "Brushed brass lid": the part within the same noun phrase. */
function followingPart(
  tokens: readonly Token[],
  stems: readonly string[],
  from: number,
  isPart: (at: number) => boolean,
): string | undefined {
  let found: string | undefined;
  for (let at = from; at < Math.min(tokens.length, from + 4); at += 1) {
    const token = tokens[at] as Token;
    if (token.text === '-') continue;
    if (token.kind !== 'word' || /^(?:and|or|with|for|in|on|of|by|to|from|is|are|not|the|a|an|,)$/u.test(token.lower))
      return found;
    // The last part of the phrase is what it is about: "amber dropper bottle".
    if (isPart(at)) found = stems[at];
  }
  return found;
}

/** "Polyester is used only for the lining of the collar". */
function servedPart(
  tokens: readonly Token[],
  stems: readonly string[],
  from: number,
  isPart: (at: number) => boolean,
): string | undefined {
  const words = tokens
    .slice(from, from + 7)
    .map(({ lower }) => lower)
    .join(' ');
  if (!/^(?:is|are|was) (?:only )?(?:used|found|for|in)\b/u.test(words)) return undefined;
  for (let at = from; at < Math.min(tokens.length, from + 8); at += 1) if (isPart(at)) return stems[at];
  return undefined;
}

/** "Handle of bamboo", "lid made from Tritan". */
function precedingPart(
  tokens: readonly Token[],
  stems: readonly string[],
  first: number,
  isPart: (at: number) => boolean,
): string | undefined {
  let at = first - 1;
  let linked = false;
  for (let step = 0; at >= 0 && step < 6; step += 1, at -= 1) {
    const { lower, kind } = tokens[at] as Token;
    if (kind === 'sign' && lower !== '-') return undefined;
    if (/^(?:of|in|from|made|is|are|crafted|built)$/u.test(lower)) linked = true;
    else if (isPart(at)) return linked || step === 0 ? stems[at] : undefined;
    else if (/^(?:with|and|or|for)$/u.test(lower)) return undefined;
  }
  return undefined;
}

function partOfQuantity(
  tokens: readonly Token[],
  start: number,
  isPart: (at: number) => boolean,
  stems: readonly string[],
  subject: string | undefined,
): string {
  const first = tokens.findIndex((token) => token.start >= start);
  const before = first - 1;
  if (before >= 0 && isPart(before) && !/^(?:size|pack|set)$/u.test(stems[before] ?? '')) return stems[before] ?? '';
  return subject ?? '';
}

const isJoint = (token: Token): boolean => /^(?:and|but|,|;|&|\/)$/u.test(token.lower);

const NO_ANCHOR =
  /^(?:the|a|an|of|for|with|and|or|to|in|on|at|is|are|it|its|this|that|by|up|as|be|have|has|from|each|per|about|around|than|your|you|so|both|not|no)$/u;

function anchorsOf(
  tokens: readonly Token[],
  stems: readonly string[],
  start: number,
  end: number,
  from: number,
  to: number,
): readonly string[] {
  const anchors: string[] = [];
  // Of the words before, those since the last "and" or comma; of those behind, those up to the next.
  const before = tokens.findLastIndex((token) => token.start < start && token.start >= from && isJoint(token));
  const behind = tokens.findIndex(
    (token, at) =>
      token.start >= end &&
      (isJoint(token) ||
        /^(?:for|from|by)$/u.test(token.lower) ||
        (token.lower === 'with' && tokens[at - 1]?.text === '%')),
  );
  tokens.forEach((token, at) => {
    const isBefore = token.end <= start && token.start >= from && at > before;
    const isBehind = token.start >= end && token.end <= to && (behind === -1 || at < behind);
    const isState = token.lower === 'on' && (tokens[at + 1] === undefined || tokens[at + 1]?.kind === 'sign');
    if ((isBefore || isBehind) && token.kind === 'word' && (isState || !NO_ANCHOR.test(token.lower)))
      anchors.push(stems[at] ?? '');
  });
  return anchors;
}
