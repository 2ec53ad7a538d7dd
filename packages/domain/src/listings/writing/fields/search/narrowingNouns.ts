import { LEXICON_WORDS, stemOf, stemsOf, type ProductReading } from '../../../../products/index.js';
import { isHeadNoun, remembering } from '../../../../shared/index.js';

/** Everything a kind is called by, as stems. */
const vocabularyOf = remembering(
  ({ kind }: ProductReading['name']['kind']): ReadonlySet<string> =>
    new Set(
      stemsOf(
        [kind.name, ...kind.synonyms, ...kind.alike, ...kind.searchTerms, ...kind.neutral, ...kind.parts].join(' '),
      ),
    ),
  () => true,
);

/** Who or what does something: the poacher of an "egg poacher pan". */
const AGENT =
  /^(?!(?:super|upper|lower|inner|outer|under|over|silver|leather|paper|rubber|copper|timber|other|winter|summer|outdoor|indoor|exterior|interior|color|floor|door|junior|senior|major|minor|designer|power|water|winner|corner|center|mirror|motor|number|butter|finger|shoulder|gender|master|wonder|after|never|ever|further|larger|smaller|longer|shorter|wider|better)$)\p{L}{3,}(?:er|or)$/u;
const COLLECTION = /^(?:set|kit|pair|pack|combo|bundle)s?$/u;

/**
 * The nouns of a product's name that make another thing of its kind: the bulb of a "bulb planter", the pasta of a "pasta drying
 * rack". Who buys one of these does not type what others of the kind are called.
 */
export function narrowingNouns({ name }: ProductReading): readonly string[] {
  const vocabulary = vocabularyOf(name.kind);
  const words = name.kind.name.toLowerCase().split(/[^\p{L}\d-]+/u);
  // "Kurta palazzo dupatta set": what follows is in the set.
  const head = words.map(stemOf).indexOf(stemsOf(name.kind.kind.name).at(-1) ?? '');
  return words
    .slice(0, head === -1 ? words.length : head)
    .filter(
      (word) =>
        (isHeadNoun(word) || AGENT.test(word)) &&
        !COLLECTION.test(word) &&
        !LEXICON_WORDS.has(word) &&
        !vocabulary.has(stemOf(word)),
    );
}
