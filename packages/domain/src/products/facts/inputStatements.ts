import { maskMarkup, readStatement, readStatements, type ReadingContext, type Statement } from '../reading/index.js';
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

/** Every clause of a brief, in the order product name, attributes, description. */
export function inputStatements(
  brief: ProductBrief,
  name: ProductName,
  context: ReadingContext,
): readonly FieldStatement[] {
  const named = [name.front, ...name.phrases]
    .filter(({ start, end }) => end > start)
    .map((range, index) => ({
      field: 'product_name',
      statement: readStatement(brief.productName, range, '', index, false, context),
    }));
  const attributed = Object.entries(brief.attributes).flatMap(([key, value]) => {
    const field = `attributes.${key}`;
    return readStatements(maskMarkup(value), context, key.replaceAll('_', ' ')).map((statement) => ({
      field,
      statement: answered(statement, context),
    }));
  });
  const described = readStatements(maskMarkup(brief.description), context).map((statement) => ({
    field: 'description',
    statement: answered(statement, context),
  }));
  return [...named, ...attributed, ...described];
}

/** "waterproof: No" says "not waterproof", "timer: yes" says "timer". */
function answered(statement: Statement, context: ReadingContext): Statement {
  const { label, text, start, end, sentence, isBracketed } = statement;
  if (label === '' || !(YES.test(text) || NO.test(text))) return statement;
  const what = label.replaceAll('_', ' ').trim();
  const said = YES.test(text) ? what : isQuality(what) ? `not ${what}` : `no ${what}`;
  // Its offsets are those of the answer; its words are those of the label.
  return {
    ...readStatement(said, { start: 0, end: said.length }, '', sentence, isBracketed, context),
    start,
    end,
    items: [{ start, end }],
  };
}

const isQuality = (what: string): boolean => {
  const last = what.toLowerCase().split(' ').at(-1) ?? '';
  return (
    /(?:able|ible|proof|resistant|safe|friendly|compatible|certified|tested|less|vegan|organic|waterproof|wireless|cordless|included|handmade)$/u.test(
      last,
    ) && !/^(?:cable|table)$/u.test(last)
  );
};
