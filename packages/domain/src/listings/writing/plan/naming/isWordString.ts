import {
  CATEGORY_FRAMES,
  type InputStatement,
  type Kind,
  type ProductReading,
  type Statement,
} from '../../../../products/index.js';
import { flatMapped, lazily, remembering } from '../../../../shared/index.js';

/** "Cooking Baking Study Classroom", "potato onion cucumber" of a slicer: what buyers of a `kind` type, side by side, says nothing. */
export const isWordString = (
  { statement: { tokens, terms, quantities } }: InputStatement,
  content: number,
  kind: Kind,
): boolean =>
  content >= 3 &&
  content === tokens.length &&
  quantities.length === 0 &&
  terms.length === 0 &&
  !tokens.some(({ lower }) => isQuality(lower)) &&
  // "Neuschwanstein Castle Autumn" is what a puzzle shows.
  (tokens.filter(({ lower }) => isScene(lower)).length * 2 >= content ||
    tokens.every(({ lower }) => typedFor(kind).has(lower)));

/** The words before the last one of what buyers type for a kind: "potato" of "potato slicer". */
const typedFor = remembering(
  ({ searchTerms }: Kind): ReadonlySet<string> =>
    new Set(flatMapped(searchTerms, (phrase) => phrase.split(' ').slice(0, -1))),
  () => true,
);

/** What people do, where and when: words of the categories, and acts. */
const isScene = (word: string): boolean => /^\p{L}{3,}ing$/u.test(word) || scenes().has(word);
const scenes = lazily<ReadonlySet<string>>(
  () => new Set(['gift', 'gifts', 'classroom', ...Object.values(CATEGORY_FRAMES).flatMap(({ neutral }) => neutral)]),
);

/** "Housewarming Gift": two words that only name something stand in the title, or among what buyers search by. */
export const isMereNoun = ({ statement: { tokens, terms, quantities } }: InputStatement, content: number): boolean =>
  content === 2 &&
  content === tokens.length &&
  quantities.length === 0 &&
  terms.length === 0 &&
  tokens.every(({ kind, lower }) => kind === 'word' && !isQuality(lower)) &&
  tokens.some(({ lower }) => isScene(lower));

/** The strings of search words that a name holds, of which the notes say nothing. */
export const wordStringsIn = remembering(
  ({ statements, name }: ProductReading): readonly Statement[] => {
    const said = new Set(
      flatMapped(statements, ({ field, statement }) => (field === 'product_name' ? [] : statement.stems)),
    );
    return statements
      .filter(
        (one) =>
          one.field === 'product_name' &&
          one.statement.start !== name.front.start &&
          isWordString(one, one.statement.tokens.filter(({ kind }) => kind === 'word').length, name.kind.kind) &&
          !one.statement.stems.some((stem) => said.has(stem)),
      )
      .map(({ statement }) => statement);
  },
  () => true,
);

/** Whether a word alone says how a thing is. */
export const isQuality = (word: string): boolean =>
  /(?:able|ible|proof|resistant|free|less|ed)$/u.test(word) ||
  /^(?:vegan|vegetarian|organic|slim|thin|soft|unisex|metric|wireless|cordless|portable|natural|matte|glossy|clear)$/u.test(
    word,
  );
