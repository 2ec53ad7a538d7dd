import { asFragment } from '../prose/asFragment.js';
import { capitalised, joined } from '../prose/normalise.js';
import type { Group } from '../plan/groupsOf.js';
import type { Unit } from '../plan/Unit.js';

const LONGEST_HEADING = 48;

/** A bullet: a heading from the strongest fact, then what belongs to it. Undefined where it would be too long or too short. */
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

function written(units: readonly Unit[]): string {
  const entries = units.map((unit) => ({ unit, fragment: asFragment(unit) }));
  const [only] = entries;
  if (entries.length === 1 && only !== undefined) return capitalised(alone(only.unit, only.fragment));
  const head = headingOf(entries);
  const rest = entries.filter((entry) => !head.includes(entry));
  if (head.length === 0 || rest.length === 0) return capitalised(list(entries.map(({ fragment }) => fragment)));
  const body = list(rest.map(({ fragment }) => fragment));
  // Two short things need no heading.
  if (rest.length === 1 && body.split(' ').length <= 3)
    return capitalised(list(entries.map(({ fragment }) => fragment)));
  return `${capitalised(joined(head.map(({ fragment }) => fragment)))}: ${body}`;
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

interface Entry {
  readonly unit: Unit;
  readonly fragment: string;
}

/** The strongest short entry; several measures make one heading together. */
function headingOf(entries: readonly Entry[]): readonly Entry[] {
  const fits = ({ unit, fragment }: Entry): boolean =>
    unit.form !== 'clause' &&
    unit.items.length === 1 &&
    [...fragment].length <= LONGEST_HEADING &&
    !/[:;,]/u.test(fragment) &&
    unit.form !== 'for';
  const best = entries.filter(fits).toSorted((one, other) => other.unit.weight - one.unit.weight)[0];
  if (best === undefined) return [];
  // What belongs to a limit ("not waterproof") is no heading while something positive can lead.
  const positive = entries.filter((entry) => fits(entry) && !entry.unit.isNegative && entry.unit.form !== 'imperative');
  const lead = best.unit.isNegative ? positive.toSorted((one, other) => other.unit.weight - one.unit.weight)[0] : best;
  if (lead === undefined) return entries.every(({ unit }) => unit.isNegative) ? [best] : [];
  const isMeasure = ({ unit, fragment }: Entry): boolean =>
    fits({ unit, fragment }) && unit.statement.quantities.length > 0 && [...fragment].length <= 20;
  if (!isMeasure(lead)) return [lead];
  if (entries.every(isMeasure)) return [];
  const measures = entries.filter((entry) => entry !== lead && isMeasure(entry)).slice(0, 1);
  return entries.length - measures.length - 1 > 0 ? [lead, ...measures] : [lead];
}

/** Commas, or semicolons where an entry holds commas of its own or gives an order. */
function list(fragments: readonly string[]): string {
  const heavy = fragments.some((fragment) => /[,:]/u.test(fragment) || fragment.split(' ').length > 7);
  return fragments.join(heavy ? '; ' : ', ');
}
