import { flatMapped } from '../../shared/index.js';
import {
  baseOfThirdPerson,
  maskMarkup,
  NOUN_LIKE,
  readStatement,
  readStatements,
  type Range,
  type ReadingContext,
  type Statement,
} from '../reading/index.js';
import type { ProductName } from '../kinds/readProductName.js';
import type { FactField } from './Fact.js';
import type { ProductBrief } from './ProductReading.js';

/** A clause and its field, before facts are made of it. */
export interface FieldStatement {
  readonly statement: Statement;
  readonly field: FactField;
}

const YES = /^(?:yes|true|y|✓|✔|haan?|ja|oui|si)$/iu;
const NO = /^(?:no|false|n|✗|✘|nahi|nein|non|none)$/iu;

/** Every clause of a brief, in the order product name, attributes, description. `notes`: its description without markup and unread tables. */
export function inputStatements(
  brief: ProductBrief,
  name: ProductName,
  context: ReadingContext,
  notes: string,
): readonly FieldStatement[] {
  const named = flatMapped(
    [name.front, ...name.phrases].filter(({ start, end }) => end > start),
    (range, index) => [
      { field: 'product_name', statement: readStatement(brief.productName, range, '', index, false, context) },
      // "25 Shiny (Foil) Trading Cards": an aside of the name says something too.
      ...asidesIn(brief.productName, range).map((aside) => ({
        field: 'product_name',
        statement: readStatement(brief.productName, aside, '', index, true, context),
      })),
    ],
  );
  const attributed = flatMapped(Object.entries(brief.attributes), ([key, value]) => {
    const field = `attributes.${key}`;
    const text = maskMarkup(value);
    return allAnswered(text, readStatements(text, context, key.replaceAll('_', ' ')), context).map((statement) => ({
      field,
      statement,
    }));
  });
  const described = allAnswered(notes, readStatements(notes, context), context).map((statement) => ({
    field: 'description',
    statement,
  }));
  return [...named, ...attributed, ...described];
}

/** What stands in brackets. */
const asidesIn = (name: string, { start, end }: Range): readonly Range[] =>
  [...name.slice(start, end).matchAll(/\(([^()]*\p{L}[^()]*)\)/gu)].map(({ index, 1: inner = '' }) => ({
    start: start + index + 1,
    end: start + index + 1 + inner.length,
  }));

/** The same with the answers of sentences read; what follows an answer is no longer said of its label. */
function allAnswered(text: string, statements: readonly Statement[], context: ReadingContext): readonly Statement[] {
  let [answeredSentence, warrantySentence] = [-1, -1];
  return statements.map((statement) => {
    const said = answered(statement, context, statement.sentence === warrantySentence);
    if (statement.property === 'warranty') warrantySentence = statement.sentence;
    if (said !== statement) answeredSentence = statement.label === '' ? answeredSentence : statement.sentence;
    else if (statement.sentence === answeredSentence && statement.label !== '')
      return readStatement(text, statement, '', statement.sentence, statement.isBracketed, context);
    return said;
  });
}

/** "Auto return no" behind no label. */
const TRAILING = /^(\p{L}[\p{L} -]{2,30}?)\s(yes|no)$/iu;

const WARRANTY = /^(?:warranty|guarantee)$/iu;

/** What a warranty may leave out; "1 year warranty, timer no" has no timer. */
const DAMAGE =
  /\b(?:cuts?|marks?|tears?|stains?|scratch(?:es)?|dents?|chips?|wear|damages?|breakages?|rust|fading|misuse|loss|theft|cracks?|holes?|broken|torn|bent|cracked|worn|dull|lost|chewed|scratched|faded|stained|burst|chipped|frayed|missing)\b/iu;

const OF_NAME = /^(?:brand|brand[ _]name|model(?: number)?|technics|is_customized)$/iu;

/** What a label asks of the parts behind it: "dishwasher: bowl yes, pump no". */
const ASKED: readonly (readonly [label: RegExp, said: string])[] = [
  [/^dishwasher$/iu, 'dishwasher safe'],
  [/^microwave$/iu, 'microwave safe'],
  [/^oven$/iu, 'oven safe'],
  [/^freezer$/iu, 'freezer safe'],
  [/^(?:washing machine|machine wash)$/iu, 'machine washable'],
];
const OF_PARTS = /^(\p{L}[\p{L} -]{2,40}?) (yes|ok|no|not)$/iu;

/** "Base and pump no" under "Dishwasher" says "base and pump are not dishwasher safe". */
function askedOfParts({ label, text }: Statement): string | undefined {
  const asked = ASKED.find(([pattern]) => pattern.test(label))?.[1];
  const [, parts = '', answer = ''] = asked === undefined ? [] : (OF_PARTS.exec(text) ?? []);
  if (asked === undefined || parts === '') return undefined;
  const verb = / and |[^s]s$/iu.test(parts) ? 'are' : 'is';
  return `${parts} ${verb} ${/^no/iu.test(answer) ? 'not ' : ''}${asked}`;
}

/** "waterproof: No" says "not waterproof", "timer: yes" says "timer". */
function answered(statement: Statement, context: ReadingContext, isOfWarranty: boolean): Statement {
  const { label, text, start, end, sentence, isBracketed } = statement;
  const ofParts = askedOfParts(statement);
  if (ofParts !== undefined)
    return {
      ...readStatement(ofParts, { start: 0, end: ofParts.length }, '', sentence, isBracketed, context),
      start,
      end,
      items: [{ start, end }],
    };
  const trailing =
    (label === '' || (isOfWarranty && WARRANTY.test(label))) && text.length < 40 ? TRAILING.exec(text) : null;
  if (trailing === null && (label === '' || !(YES.test(text) || NO.test(text)))) return statement;
  // "Brand name: none" denies nothing that a buyer would look for.
  if (OF_NAME.test(label)) return statement;
  const what = (trailing?.[1] ?? label).replaceAll('_', ' ').trim();
  // "1 year warranty, cuts no" leaves them out of the warranty.
  const said = YES.test(trailing?.[2] ?? text)
    ? what
    : isOfWarranty && DAMAGE.test(what)
      ? `${what} not covered`
      : denied(what);
  // Its offsets are those of the answer; its words are those of the label.
  return {
    ...readStatement(said, { start: 0, end: said.length }, '', sentence, isBracketed, context),
    start,
    end,
    items: [{ start, end }],
  };
}

/** "Monitor arm included: No", "waterproof: No", "timer: no". */
const denied = (what: string): string =>
  /. included$/iu.test(what)
    ? what.replace(/ included$/iu, ' not included')
    : isAct(what)
      ? `does not ${baseOfThirdPerson(what.toLowerCase()) ?? ''}`
      : isQuality(what)
        ? `not ${what.replace(/^\p{Lu}(?=\p{Ll}+-)/u, (letter) => letter.toLowerCase())}`
        : /^for /iu.test(what)
          ? `not ${what.replace(/^F/u, 'f')}`
          : `no ${what}`;

/** "Floats: no", "folds: no"; "lights: no" names a thing. */
const isAct = (what: string): boolean =>
  baseOfThirdPerson(what.toLowerCase()) !== undefined && !NOUN_LIKE.has(what.toLowerCase());

const isQuality = (what: string): boolean => {
  const last = what.toLowerCase().split(' ').at(-1) ?? '';
  return (
    (/(?:able|ible|proof|resistant|safe|friendly|compatible|certified|tested|approved|rated|listed|treated|coated|dyed|less|vegan|organic|waterproof|wireless|cordless|included|handmade|-\p{L}{3,}ed)$/u.test(
      last,
    ) ||
      // "Weighted: no"; "assembly required: no" needs none.
      /^\p{L}{3,}ed$/iu.test(what)) &&
    !/^(?:cable|table|feed|seed|weed|speed|shed|sled|bed|reed|breed|steed|creed|greed|tweed)$|-(?:speed|feed|seed|weed|breed)$/u.test(
      last,
    )
  );
};
