import { flatMapped } from '../../../shared/index.js';
import { propertyOf, type Fact, type ProductReading } from '../../../products/index.js';
import type { Claim } from '../../Claim.js';
import type { CopyField } from '../../ListingCopy.js';
import { factUse } from '../../proof/index.js';

/** Facts of at least this weight are important. */
const IMPORTANT = 0.5;
/** The fields that a buyer reads on the product page. */
const ON_THE_PAGE: ReadonlySet<CopyField> = new Set(['title', 'item_highlights', 'bullet_points', 'description']);

/** The important facts of the input, each value once, apart from what the product is called. */
export interface ImportantFacts {
  readonly shown: readonly Fact[];
  readonly missing: readonly Fact[];
  /** Sum of the weights of the shown facts over that of all, 0 to 1; 0 without facts. */
  readonly share: number;
}

/** Facts that contradict each other are left out: none of them may be stated. */
export function importantFacts(claims: readonly Claim[], reading: ProductReading): ImportantFacts {
  const disputed = new Set(flatMapped(reading.contradictions, ({ factIds }) => factIds));
  const isName = nameTest(reading);
  const byValue = new Map<string, { fact: Fact; isShown: boolean }>();
  const used = factUse(claims, reading).facts.filter(
    (fact) => fact.weight >= IMPORTANT && !disputed.has(fact.id) && !isName(fact),
  );
  const clauses = new Map<string, number>();
  for (const { source } of used) clauses.set(placeOf(source), (clauses.get(placeOf(source)) ?? 0) + 1);
  for (const { usedIn, ...fact } of used) {
    // The full clause ("Holds 1 L") counts only when no figure or term was read from it.
    if (fact.value === fact.text && fact.polarity === 'is' && (clauses.get(placeOf(fact.source)) ?? 0) > 1) continue;
    const key = keyOf(fact);
    const isShown = usedIn.some((field) => ON_THE_PAGE.has(field));
    const known = byValue.get(key);
    if (known === undefined) byValue.set(key, { fact, isShown });
    else known.isShown ||= isShown;
  }
  const all = [...byValue.values()];
  const sum = (entries: typeof all): number => entries.reduce((total, { fact }) => total + fact.weight, 0);
  const shown = all.filter(({ isShown }) => isShown);
  return {
    shown: shown.map(({ fact }) => fact),
    missing: all.filter(({ isShown }) => !isShown).map(({ fact }) => fact),
    share: all.length === 0 ? 0 : sum(shown) / sum(all),
  };
}

/** "Kitchen scissors" says what the product is; it answers no question of a buyer. */
function nameTest({ name }: ProductReading): (fact: Fact) => boolean {
  const called = name.kind.name.toLowerCase();
  return ({ property, source, value }) =>
    source.field === 'product_name' && property === 'feature' && called.includes(value.toLowerCase());
}

const placeOf = ({ field, start }: Fact['source']): string => `${field} ${start}`;

const keyOf = ({ part, property, polarity, quantities, value }: Fact): string =>
  `${part}|${property}|${polarity}|${quantities.length > 0 ? quantities.map(({ low, high, unit }) => `${low}-${high} ${unit}`).join(' x ') : value.toLowerCase()}`;

const LONGEST_VALUE = 40;

/** "capacity (1 L)": how a fact is named to the seller. */
export function factLabel({ property, value, polarity, part }: Fact): string {
  const shown = value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE).trimEnd()} …` : value;
  return `${part === '' ? '' : `${part} `}${propertyOf(property).label.toLowerCase()} (${polarity === 'is_not' && !/\b(?:no|not|out)\b/iu.test(shown) ? 'not ' : ''}${shown})`;
}
