import type { PropertyId } from '../../../products/index.js';
import type { Group } from '../plan/groupsOf.js';
import type { Unit } from '../plan/Unit.js';
import { asFragment } from '../prose/asFragment.js';
import { capitalised } from '../prose/normalise.js';

/**
 * Questions of buyers that make a heading, with the properties that answer them. A fact is never a heading over another
 * fact: that would say that one follows from the other.
 */
const QUESTIONS: readonly (readonly [heading: string, properties: readonly PropertyId[]])[] = [
  ['Size', ['dimensions', 'length', 'width', 'height', 'depth', 'diameter', 'thickness', 'size', 'fit']],
  ['Size and weight', ['dimensions', 'length', 'width', 'height', 'depth', 'diameter', 'thickness', 'size', 'weight']],
  ['Material', ['material', 'finish', 'fabric_weight']],
  ['In the box', ['included', 'pack', 'pieces', 'count']],
  ['Care', ['care']],
  ['Use', ['directions', 'dosage']],
  ['Ingredients', ['ingredient']],
];

/** A bullet: what belongs together, under the question that all of it answers. Undefined where it would be too long or too short. */
export function bulletOf(
  { units }: Group,
  limits: { readonly min: number; readonly max: number },
): { readonly text: string; readonly used: readonly Unit[] } | undefined {
  let used = units;
  while (used.length > 0) {
    const text = written(used);
    if ([...text].length <= limits.max) return [...text].length >= limits.min ? { text, used } : undefined;
    used = used.slice(0, -1);
  }
  return undefined;
}

/** A size or a weight and nothing else: not "24 g protein". */
const MEASURE =
  /^(?:sizes? .+|(?:about |up to |finished size )?\d[\d.,x\s\p{L}°"'/()-]*?(?:mm|cm|m|in|ft|g|kg|oz|lb|tall|wide|long|deep|thick|high|diameter|each|[WDHL]|\)))$/u;

function written(units: readonly Unit[]): string {
  const fragments = units.map(asFragment);
  const [only] = units;
  if (units.length === 1 && only !== undefined) return capitalised(alone(only, fragments[0] ?? ''));
  const heading = headingOf(units, fragments);
  const body = list(units, fragments);
  return heading === undefined ? capitalised(body) : `${heading}: ${body}`;
}

/** A list in one unit makes its own heading: "Notes: cedarwood, birch tar and vetiver". */
function alone({ label, items, property }: Unit, fragment: string): string {
  if (
    label !== '' &&
    items.length > 1 &&
    !fragment.includes(':') &&
    property !== 'feature' &&
    property !== 'compatible_with'
  )
    return `${label}: ${fragment}`;
  return fragment;
}

function headingOf(units: readonly Unit[], fragments: readonly string[]): string | undefined {
  if (fragments.some((fragment) => fragment.includes(':')) || units.some(({ form }) => form === 'clause'))
    return undefined;
  const heading = QUESTIONS.find(([, properties]) => units.every(({ property }) => properties.includes(property)))?.[0];
  if (heading?.startsWith('Size') === true && !fragments.every((fragment) => MEASURE.test(fragment))) return undefined;
  if (heading === 'In the box' && units.some(({ isNegative, form }) => isNegative || form === 'verb')) return undefined;
  return heading;
}

/** Commas, or semicolons where an entry holds commas of its own, denies something or gives an order. */
function list(units: readonly Unit[], fragments: readonly string[]): string {
  const isHeavy =
    units.some(
      ({ isNegative, form }) => isNegative || form === 'imperative' || form === 'clause' || form === 'excluded',
    ) || fragments.some((fragment) => /[,:]/u.test(fragment) || fragment.split(' ').length > 7);
  return fragments.join(isHeavy ? '; ' : ', ');
}
