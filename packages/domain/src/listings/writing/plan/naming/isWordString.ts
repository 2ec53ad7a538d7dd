import type { InputStatement, ProductReading } from '../../../../products/index.js';

/** "Cooking Baking Study Classroom": what buyers type, side by side, says nothing. */
export const isWordString = ({ statement: { tokens, terms, quantities } }: InputStatement, content: number): boolean =>
  content >= 3 &&
  content === tokens.length &&
  quantities.length === 0 &&
  terms.length === 0 &&
  !tokens.some(({ lower }) => isQuality(lower));

/** "Housewarming Gift": two words that only name something stand in the title, or among what buyers search by. */
export const isMereNoun = ({ statement: { tokens, terms, quantities } }: InputStatement, content: number): boolean =>
  content === 2 &&
  content === tokens.length &&
  quantities.length === 0 &&
  terms.length === 0 &&
  tokens.every(({ kind, lower }) => kind === 'word' && !isQuality(lower));

/** The words of the strings that a name holds, lower case. */
export const wordStringsIn = ({ statements, name }: ProductReading): readonly string[] =>
  statements
    .filter(
      (one) =>
        one.field === 'product_name' &&
        one.statement.start !== name.front.start &&
        isWordString(one, one.statement.tokens.filter(({ kind }) => kind === 'word').length),
    )
    .flatMap(({ statement }) => statement.tokens.map(({ lower }) => lower));

/** Whether a word alone says how a thing is. */
export const isQuality = (word: string): boolean =>
  /(?:able|ible|proof|resistant|free|less|ed)$/u.test(word) ||
  /^(?:vegan|vegetarian|organic|slim|thin|soft|unisex|metric|wireless|cordless|portable|natural|matte|glossy|clear)$/u.test(
    word,
  );
