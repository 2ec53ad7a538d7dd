import { stemOf } from '../../tokens/stemOf.js';
import { PART_STEMS } from '../partsOfClause.js';
import type { ReadingContext } from '../ReadingContext.js';
import type { Statement } from '../Statement.js';

/**
 * "Barrel aluminium, orange": a colour or a material alone behind a part is of that part. Of a list without a part, or behind
 * another thing than a part, it stays of the product.
 */
export function withSharedPart(statements: readonly Statement[], context: ReadingContext): readonly Statement[] {
  const [first, ...others] = statements;
  const counted = first === undefined ? '' : countedPart(first, context);
  if (first !== undefined && counted !== '') return [first, ...ofCounted(counted, others)];
  if (first === undefined || first.part === '' || first.label !== '' || !isNamed(first)) return statements;
  let isOpen = true;
  return [
    first,
    ...others.map((statement) => {
      isOpen &&= isBare(statement);
      return isOpen
        ? { ...statement, part: first.part, terms: statement.terms.map((term) => ({ ...term, part: first.part })) }
        : statement;
    }),
  ];
}

/** It names the part and what it is made of, and nothing else. */
const isNamed = ({ form, terms, part, quantities }: Statement): boolean =>
  form === 'noun' && quantities.length === 0 && terms.length > 0 && terms.every((term) => term.part === part);

const isBare = ({ part, terms, tokens, negated, isBracketed }: Statement): boolean =>
  part === '' &&
  !isBracketed &&
  terms.length > 0 &&
  !negated.includes(true) &&
  tokens.every((_, at) => terms.some(({ first, next }) => at >= first && at < next));

/** The stem of the parts that open a sentence with their number: "8 straps, grey polypropylene, 1 in wide". */
function countedPart({ form, label, quantities, text, part }: Statement, { parts, self }: ReadingContext): string {
  const [count] = quantities;
  if (form !== 'noun' || label !== '' || part !== '' || quantities.length !== 1 || count?.unit !== 'count') return '';
  const [, thing = ''] = COUNTED.exec(text) ?? [];
  const stem = stemOf(thing.toLowerCase());
  return thing !== '' && (PART_STEMS.has(stem) || parts.has(stem)) && !self.has(stem) ? stem : '';
}
const COUNTED = /^(?:[2-9]|\d{2}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:\p{Ll}+ )?(\p{Ll}{3,}s)$/iu;

/** What they are made of and how long, wide or thick they are; a height may be that of the whole: "3 shelves, 90 cm high". */
function ofCounted(part: string, others: readonly Statement[]): readonly Statement[] {
  let isOpen = true;
  return others.map((statement) => {
    isOpen &&= statement.label === '' && (isBare(statement) || isSide(statement));
    return isOpen
      ? {
          ...statement,
          part,
          terms: statement.terms.map((term) => ({ ...term, part })),
          quantities: statement.quantities.map((quantity) => ({ ...quantity, part })),
        }
      : statement;
  });
}

const isSide = ({ part, text, terms, negated, isBracketed }: Statement): boolean =>
  part === '' && !isBracketed && terms.length === 0 && !negated.includes(true) && SIDE.test(text);
const SIDE = /^(?:about )?\d[\d./ ]* ?(?:mm|cm|m|in|inch|inches|ft|["″”]) (?:long|wide|thick|across|in diameter)$/iu;
