import {
  propertyOf,
  readProduct,
  stemOf,
  tokenise,
  type Fact,
  type ProductReading,
  type PropertyId,
} from '../products/index.js';
import type { ComparedProduct } from './ComparedProduct.js';

/** What one product says of one thing. */
export interface ClaimCell {
  readonly id: string;
  /** `states`, `denies` ("not dishwasher safe"), or says nothing. */
  readonly state: 'states' | 'denies' | 'silent';
  /** The values as stated; empty where silent. */
  readonly values: readonly string[];
  /** The words of the text that say it, letter for letter. */
  readonly evidence: string;
}

/** One thing that buyers ask about, and who answers it. */
export interface ClaimRow {
  readonly property: PropertyId;
  readonly label: string;
  /** How much it weighs for a buyer, 0 to 1. */
  readonly weight: number;
  readonly cells: readonly ClaimCell[];
  /** `gap`: others state it, you do not; `edge`: only you state it; `shared`: you and others; `denied`: others state it, you deny it. */
  readonly standing: 'gap' | 'edge' | 'shared' | 'denied';
}

/** Things that a text is about in general, which compare nothing. */
const UNCOMPARED: ReadonlySet<PropertyId> = new Set<PropertyId>(['brand', 'kind', 'feature', 'claim', 'use']);

const MOST_VALUES = 4;
const LONGEST_EVIDENCE = 200;

/** A product with its text read into facts. */
export interface ReadCompared {
  readonly product: ComparedProduct;
  readonly reading: ProductReading;
}

export function readCompared(product: ComparedProduct): ReadCompared {
  const { title, brand, category, bulletPoints, description, specifications } = product;
  const reading = readProduct({
    productName: title,
    brand,
    category,
    description: [...bulletPoints, description].filter((text) => text !== '').join('\n'),
    attributes: specifications,
  });
  return { product, reading };
}

/**
 * Fact by fact, who states it: rows for everything that at least one product states and that buyers choose by, gaps of
 * the own product (the first) first, then by weight for a buyer.
 */
export function claimRows(products: readonly ReadCompared[]): readonly ClaimRow[] {
  const byProduct = products.map(({ reading }) => byProperty(reading.facts));
  const properties = [...new Set(byProduct.flatMap((one) => [...one.keys()]))];
  return properties
    .map((property): ClaimRow => {
      const { label, weight } = propertyOf(property);
      const cells = products.map(({ product: { id } }, at) => cellOf(id, byProduct[at]?.get(property) ?? []));
      return { property, label, weight, cells, standing: standingOf(cells) };
    })
    .toSorted((one, other) => ORDER.indexOf(one.standing) - ORDER.indexOf(other.standing) || other.weight - one.weight);
}

const ORDER: readonly ClaimRow['standing'][] = ['gap', 'denied', 'shared', 'edge'];

function byProperty(facts: readonly Fact[]): ReadonlyMap<PropertyId, readonly Fact[]> {
  const found = new Map<PropertyId, Fact[]>();
  const exact = new Set(facts.filter(({ value, text }) => value !== text).map(placeOf));
  for (const fact of facts) {
    // "Holds 750 ml" says no more than the 750 ml that were read from it.
    if (UNCOMPARED.has(fact.property) || (fact.value === fact.text && exact.has(placeOf(fact)))) continue;
    const list = found.get(fact.property);
    if (list === undefined) found.set(fact.property, [fact]);
    else list.push(fact);
  }
  return found;
}

const placeOf = ({ property, source }: Fact): string => `${property} ${source.field} ${source.start}`;

function cellOf(id: string, facts: readonly Fact[]): ClaimCell {
  const [first] = facts;
  if (first === undefined) return { id, state: 'silent', values: [], evidence: '' };
  const values = [
    ...new Set(
      facts.map(({ part, text, value, polarity, qualifier }) =>
        [part === '' ? '' : `${wordOf(part, text)}:`, polarity === 'is_not' ? 'not' : '', qualifier ?? '', value]
          .filter((word) => word !== '')
          .join(' '),
      ),
    ),
  ].slice(0, MOST_VALUES);
  const state = facts.every(({ polarity }) => polarity === 'is_not') ? 'denies' : 'states';
  return { id, state, values, evidence: first.text.slice(0, LONGEST_EVIDENCE) };
}

/** A part as the text writes it: facts know it by its stem. */
const wordOf = (part: string, text: string): string =>
  tokenise(text).find(({ lower }) => stemOf(lower) === part)?.lower ?? part;

function standingOf([own, ...others]: readonly ClaimCell[]): ClaimRow['standing'] {
  const isStated = others.some(({ state }) => state === 'states');
  if (own === undefined || own.state === 'silent') return 'gap';
  if (own.state === 'denies' && isStated) return 'denied';
  return others.some(({ state }) => state !== 'silent') ? 'shared' : 'edge';
}
