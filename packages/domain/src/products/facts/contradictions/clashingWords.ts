import { wordSet } from '../../../shared/index.js';
import { EXCLUSIVES } from '../../knowledge/exclusives.js';
import { isNegation, PhraseIndex, type Statement } from '../../reading/index.js';
import type { InputStatement } from '../ProductReading.js';

/** One side of a pair that excludes each other, by the number of the pair. */
export interface Side {
  readonly pair: number;
  readonly isFirst: boolean;
}

/** Two clauses that exclude each other, and the words that do. */
export interface ClashingWords {
  readonly one: InputStatement;
  readonly other: InputStatement;
  readonly what: string;
}

const INDEX = new PhraseIndex<readonly Side[]>();
const sides = new Map<string, Side[]>();
EXCLUSIVES.forEach((both, pair) =>
  both.forEach((phrases, side) =>
    phrases.forEach((phrase) => sides.set(phrase, [...(sides.get(phrase) ?? []), { pair, isFirst: side === 0 }])),
  ),
);
for (const [phrase, tag] of sides) INDEX.add(tag, [[phrase]]);

/** Clauses of the whole product that cannot both be true: "microwave safe" and "do not microwave", "vegan" and "beeswax". */
export function clashingWords(
  statements: readonly InputStatement[],
  self: ReadonlySet<string>,
): readonly ClashingWords[] {
  const said = new Map<number, { first?: InputStatement; second?: InputStatement }>();
  const found = new Map<number, ClashingWords>();
  for (const source of statements) {
    const { statement, unused } = source;
    if ((unused !== undefined && unused.reason !== 'duplicate') || isLimited(statement)) continue;
    for (const { tag, key, first } of INDEX.find(statement.tokens, statement.stems)) {
      if (source.field !== 'product_name' && first > 0 && !isOfProduct(statement, first, self)) continue;
      // "Not vegan" says the other side of nothing.
      if ((statement.negated[first] === true && !DENIES.test(key)) || isNegation(statement.tokens, first - 1)) continue;
      for (const { pair, isFirst } of tag) {
        const both = said.get(pair) ?? {};
        if (isFirst) both.first ??= source;
        else both.second ??= source;
        said.set(pair, both);
        if (both.first !== undefined && both.second !== undefined && !isOneBreath(both.first, both.second))
          found.set(pair, { one: both.first, other: both.second, what: EXCLUSIVES[pair]?.[0][0] ?? key });
      }
    }
  }
  return [...found.values()];
}

/** The sides that a clause of the whole product takes. */
export function exclusiveSides(statement: Statement, self: ReadonlySet<string>): readonly Side[] {
  if (isLimited(statement)) return [];
  return INDEX.find(statement.tokens, statement.stems).flatMap(({ tag, key, first }) =>
    // "Not vegan" says the other side of nothing.
    (first > 0 && !isOfProduct(statement, first, self)) ||
    (statement.negated.includes(true) && !DENIES.test(key)) ||
    isNegation(statement.tokens, first - 1)
      ? []
      : tag,
  );
}

/** Phrases that deny something in their own words. */
const DENIES = /\b(?:free|not|no|non|without)\b/u;

const isOneBreath = (one: InputStatement, other: InputStatement): boolean =>
  one === other || (one.field === other.field && one.statement.sentence === other.statement.sentence);

const EXCEPT_OR_IF = wordSet('except|if|when|unless|but|option|optional|or|version|case|cover|lid|handle');

/** "Lid dishwasher safe", "dishwasher safe on the top rack only", "vegan option": no word for the whole product. */
const isLimited = ({ part, tokens, isBracketed, form }: Statement): boolean =>
  part !== '' || isBracketed || form === 'for' || tokens.some(({ lower }) => EXCEPT_OR_IF.has(lower));

/** "Mat machine washable" is said of the mat; "the bottle is dishwasher safe" of the product. */
const isOfProduct = ({ tokens, stems }: Statement, first: number, self: ReadonlySet<string>): boolean =>
  tokens
    .slice(0, first)
    .every(
      ({ lower, kind }, at) =>
        kind === 'sign' ||
        self.has(stems[at] ?? '') ||
        /^(?:the|a|it|is|are|fully|100|completely|also|and|all|this|contains?|with|from|of|made)$/u.test(lower),
    );
