import { wordSet } from '../../../shared/index.js';
import { lowerAt, NUMBER_WORDS, type ClaimClass, type Measured, type Statement } from '../../../products/index.js';
import type { Evidence } from '../Evidence.js';
import { nounsMeet } from '../figures/sameFigure.js';

interface FoundClaim {
  readonly tag: ClaimClass;
  readonly first: number;
}

/** Ends of a range of what the product has or can be set to. */
const RANKS_PART = wordSet('highest|lowest|longest|shortest|largest|smallest|widest|narrowest|hottest|coldest');
const IS = /^(?:is|are|reaches|measures|\p{L}+ (?:is|are|reaches|measures))\b/u;
const CHANGED = wordSet('longer|shorter|looser|tighter|wider|narrower|higher|lower');
const CHANGEABLE = ['adjust', 'adjustabl', 'extend', 'extendabl', 'roll', 'stretch'];

const SAME_START = 6;

/** "Accurate" where an accuracy was given. */
const isGivenAsNoun = (stem: string, concepts: Evidence['concepts']): boolean =>
  stem.length >= SAME_START &&
  [...concepts].some(([key, { affirmed }]) => affirmed && key.slice(0, SAME_START) === stem.slice(0, SAME_START));

/** Words of claims in places where they claim nothing. */
export function isNoClaim(
  { tag, first }: FoundClaim,
  isDenied: boolean,
  { tokens, quantities, stems }: Statement,
  evidence: Evidence,
): boolean {
  const { concepts, figures, reading } = evidence;
  const word = tokens[first]?.lower ?? '';
  const before = lowerAt(tokens, first - 1);
  const behind = tokens[first + 1]?.lower ?? '';
  // "The top is not lined" speaks of a part.
  if (word === 'during') return true;
  // "All three formats", "all of the tea", "34 pieces in all"; "an extra two inches": the figure is checked.
  if (word === 'all' && (NUMBER_WORDS.has(behind) || /^(?:of|the|its|it)$/u.test(behind) || before === 'in'))
    return true;
  // "Gas and induction hobs are all suitable".
  if (word === 'all' && before === 'are' && behind !== 'you')
    return tokens.slice(0, first).some(({ lower }) => lower === 'and');
  if (word === 'extra' && quantities.length > 0) return true;
  // "45 minutes on one charge": the figure is checked.
  if (tag === 'quality' && word === 'on') return quantities.length > 0;
  // "Top it with cheese", "top up the water".
  if (word === 'top' && /^(?:it|them|up|your|with)$/u.test(behind)) return true;
  // "A new filter" is one to change for.
  if (word === 'new' && CONSUMED.has(behind)) return true;
  // "Give the roof fresh oil once a year".
  if (word === 'fresh' && /^(?:coat|oil|water|paint|stain|wax|salt|batter(?:y|ies)|filters?|bags?)$/u.test(behind))
    return true;
  // "Twenty slices are in the pack": as many as were given.
  if (tag === 'contents' && quantities.length > 0 && quantities.every((one) => isGivenCount(one, figures))) return true;
  if (word === 'top')
    return /^(?:the|its|this|both)$/u.test(before) && /^(?:|is|are|has|and|with|carries|,)$/u.test(behind);
  // "Sediment may be found in the bottle" names no country.
  if (tag === 'origin') return word === 'found' || PACKED_IN.test(tokensFrom(tokens, first));
  // "Tie it into a duvet cover by the loops".
  if (tag === 'warranty' && word === 'cover' && behind === 'by') return true;
  // "You are covered for two years": the figure is checked.
  // "Replace it at 1.5 mm" is what the buyer does.
  if (tag === 'warranty')
    return (quantities.length > 0 && isWarranted(evidence)) || (first === 0 && word === 'replace');
  // "Accurate to 0.3 cm" where the accuracy was given: the figure is checked.
  if (tag === 'quality' && quantities.length > 0 && isGivenAsNoun(stems[first] ?? '', concepts)) return true;
  // "The whole set weighs 2.2 kg": the figure is of all of it.
  if (tag === 'quality')
    return behind === 'whole' && quantities.some(({ property }) => property === 'weight' || property === 'nutrient');
  // "Your favourite playlist" praises no product.
  if (tag === 'social_proof') return before === 'your' || (isDenied && RECOMMENDS.test(word));
  // "The highest preset is 100 °C": the figure is checked.
  if (tag === 'comparative' && RANKS_PART.has(word) && quantities.length > 0)
    return (
      !stems.slice(first + 1, first + 3).some((stem) => reading.context.self.has(stem)) &&
      IS.test(tokensFrom(tokens, first + 2))
    );
  // "It cannot be laid completely flat" promises less, not more.
  if (tag === 'comparative' && isDenied && /^(?:completely|fully|entirely|totally|absolutely|perfectly)$/u.test(word))
    return true;
  // "The buttons are not real horn".
  if (isDenied && REAL.has(word)) return concepts.get(stems[first + 1] ?? '')?.denied === true;
  // "Order one size smaller" where "take one size down" was given.
  if (tag === 'comparative' && before === 'size') {
    const way = word.startsWith('small') ? 'down' : /^(?:larg|bigg)/u.test(word) ? 'up' : '';
    return evidence.clauses.some(
      (clause) => clause.has('size') && clause.has(way) && ADVISES.some((stem) => clause.has(stem)),
    );
  }
  // "Make the straps longer": what can be changed may be.
  if (tag === 'comparative' && CHANGED.has(word) && tokens[0]?.lower === 'make')
    return CHANGEABLE.some((stem) => concepts.get(stem)?.affirmed === true);
  // "There is one filter in the pack": how many of the product there are is checked as a figure.
  return (
    tag === 'contents' &&
    (quantities.length > 0 || (tokens.some(({ lower }) => lower === 'one') && isSingle(figures))) &&
    quantities.every(({ unit }) => unit === 'count' || unit === '') &&
    stems.some((stem) => reading.context.self.has(stem)) &&
    !tokens.slice(0, first).some(({ lower }) => lower === 'with' || lower === 'plus')
  );
}

const ADVISES = ['take', 'order', 'choos', 'choose', 'buy', 'go', 'pick'];
const REAL = wordSet('real|genuine|authentic|true|pure');

const CONSUMED = wordSet(
  'filters?|batter(?:y|ies)|bags?|heads?|blades?|refills?|cartridges?|bulbs?|pads?|sponges?|wicks?|one|ones|set',
);

const isGivenCount = (one: Measured, figures: Evidence['figures']): boolean =>
  one.unit === 'count' &&
  figures.some(
    ({ measured, isNegated }) =>
      !isNegated && measured.unit === 'count' && measured.low === one.low && nounsMeet(measured.noun, one.noun),
  );

/** "Packed in a box" names no place. */
const PACKED_IN = /^(?:packed|bottled) in (?:an?|the|its|their|one|\d)\b/u;
/** "Not recommended for wool" says what it is not for. */
const RECOMMENDS = /^recommend/u;

const tokensFrom = (tokens: Statement['tokens'], at: number): string =>
  tokens
    .slice(at, at + 3)
    .map(({ lower }) => lower)
    .join(' ');

const isWarranted = ({ concepts }: Evidence): boolean =>
  ['warranty', 'guarantee', 'guarante'].some((stem) => concepts.get(stem)?.affirmed === true);

/** One piece was given, and no other number of things. */
const isSingle = (figures: Evidence['figures']): boolean => {
  const counts = figures.filter(({ measured }) => measured.unit === 'count');
  return counts.length > 0 && counts.every(({ measured }) => measured.low === 1);
};
