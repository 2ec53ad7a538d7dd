import { formatNumber } from '../../ui/formatNumber';
import type { Change } from '../../ui/tool/WebTool';
import type { Comparison } from './CompetitorValues';
import { shownPrice } from './shownPrice';

type Product = Comparison['products'][number];
type Cell = Comparison['claims'][number]['cells'][number];

const UNSAID = '—';
const count = (value: number | null): string => (value === null ? UNSAID : formatNumber.integer(value));

/** What a seller watches of each product, in the order of the table. */
const WATCHED: readonly (readonly [name: string, shown: (product: Product) => string])[] = [
  ['Price', shownPrice],
  ['Rating', ({ rating }) => (rating === null ? UNSAID : formatNumber.decimal(rating))],
  ['Reviews', ({ reviews }) => count(reviews)],
  ['Images', ({ images }) => count(images)],
  ['Bullets', ({ bullet_points: bullets }) => count(bullets.length)],
  ['Title', ({ title }) => title],
];

/** A page stays the same page wherever it stands in the list; the own product and saved pages have their place alone. */
const keyOf = ({ id, url }: Product): string => (url === '' ? id : url);

/** What changed from one comparison to a later one: products, what each states, and the terms that they use. */
export function comparisonChanges(before: Comparison, after: Comparison): readonly Change[] {
  return [...productChanges(before, after), ...claimChanges(before, after), ...termChanges(before, after)];
}

function productChanges(before: Comparison, after: Comparison): readonly Change[] {
  const known = new Map(before.products.map((one) => [keyOf(one), one]));
  const still = new Set(after.products.map(keyOf));
  return [
    ...after.products.flatMap((product): readonly Change[] => {
      const earlier = known.get(keyOf(product));
      if (earlier === undefined) return [{ what: product.label, before: 'not compared', after: product.title }];
      return WATCHED.map(([name, shown]) => ({
        what: `${product.label} · ${name}`,
        before: shown(earlier),
        after: shown(product),
      }));
    }),
    ...before.products
      .filter((product) => !still.has(keyOf(product)))
      .map(({ label, title }) => ({ what: label, before: title, after: 'not compared' })),
  ].filter(isChange);
}

/** Of products in both, as one that is not compared states nothing. */
function claimChanges(before: Comparison, after: Comparison): readonly Change[] {
  const labels = new Map([...before.claims, ...after.claims].map(({ property, label }) => [property, label]));
  const cellOf = ({ claims }: Comparison, property: string, id: string): Cell | undefined =>
    claims
      .find((claim) => claim.property === property)
      ?.cells.find((cell) => cell.id === id && cell.state !== 'silent');
  return after.products.flatMap((product) => {
    const earlier = before.products.find((one) => keyOf(one) === keyOf(product));
    if (earlier === undefined) return [];
    return [...labels]
      .map(([property, label]) => ({
        what: `${product.label} · ${label}`,
        ...cellChange(cellOf(before, property, earlier.id), cellOf(after, property, product.id)),
      }))
      .filter(isChange);
  });
}

/** The same words may be stated first and denied later: both say then which. */
function cellChange(before: Cell | undefined, after: Cell | undefined): Omit<Change, 'what'> {
  const [earlier, later] = [wordsOf(before), wordsOf(after)];
  if (before === undefined || after === undefined || before.state === after.state || earlier !== later)
    return { before: earlier, after: later };
  return { before: `${before.state} “${earlier}”`, after: `${after.state} “${later}”` };
}

const wordsOf = (cell: Cell | undefined): string => cell?.values.join(', ') ?? UNSAID;

function termChanges(before: Comparison, after: Comparison): readonly Change[] {
  const termsOf = ({ keywords }: Comparison) => keywords.flatMap(({ term, is_yours: own }) => (own ? [] : [term]));
  const [earlier, later] = [termsOf(before), termsOf(after)];
  const change = {
    what: 'Terms you do not use',
    before: earlier.filter((term) => !later.includes(term)).join(', ') || UNSAID,
    after: later.filter((term) => !earlier.includes(term)).join(', ') || UNSAID,
  };
  return [change].filter(isChange);
}

const isChange = ({ before, after }: Change): boolean => before !== after;
