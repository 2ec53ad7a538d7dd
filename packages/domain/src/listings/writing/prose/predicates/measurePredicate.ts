import type { Unit } from '../../plan/Unit.js';
import { inSentence } from '../inSentence.js';
import type { Spoken } from '../Spoken.js';

const SHAPES: Readonly<Partial<Record<Unit['property'], (value: string) => Spoken>>> = {
  weight: (value) => ({ kind: 'verb', text: `weighs ${value}` }),
  height: (value) => ({ kind: 'is', text: `${value} tall` }),
  width: (value) => ({ kind: 'is', text: `${value} wide` }),
  length: (value) => ({ kind: 'is', text: `${value} long` }),
  depth: (value) => ({ kind: 'is', text: `${value} deep` }),
  thickness: (value) => ({ kind: 'is', text: `${value} thick` }),
  diameter: (value) => ({ kind: 'verb', text: `measures ${value} across` }),
  capacity: (value) => ({ kind: 'verb', text: `holds ${value}` }),
  dimensions: (value) => ({ kind: 'verb', text: `measures ${value}` }),
  brightness: (value) => ({ kind: 'verb', text: `gives ${value}` }),
  light_colour: (value) => ({ kind: 'has', text: `a light colour of ${value}` }),
  noise: (value) => ({ kind: 'has', text: `a noise level of ${value}` }),
  range: (value) => ({ kind: 'has', text: `a range of ${value}` }),
  run_time: (value) => ({ kind: 'verb', text: `runs for ${value}` }),
  charge_time: (value) => ({ kind: 'verb', text: `charges in ${value}` }),
  battery_life: (value) => ({ kind: 'verb', text: `runs for ${value} on one charge` }),
  voltage: (value) => ({ kind: 'is', text: `rated at ${value}` }),
  power: (value) => ({ kind: 'is', text: `rated at ${value}` }),
  shelf_life: (value) => ({ kind: 'has', text: `a shelf life of ${value}` }),
  warranty: (value) => ({ kind: 'verb', text: `comes with a warranty of ${value}` }),
  area: (value) => ({ kind: 'verb', text: `covers ${value}` }),
  load: (value) => ({ kind: 'verb', text: `carries ${value}` }),
  pages: (value) => ({ kind: 'has', text: value }),
  age: (value) => ({ kind: 'is', text: `for ages ${value}` }),
  net_content: (value) => ({ kind: 'verb', text: `contains ${value}` }),
  pressure: (value) => ({ kind: 'verb', text: `works at ${value}` }),
  screen_size: (value) => ({ kind: 'has', text: `a ${value} screen` }),
};

const CUE =
  /^(?:item |net |product |overall |total )?(?:weight|height|width|length|depth|diameter|thickness|capacity|size|dimensions|range|noise(?: level)?|run ?time|charging(?: time)?|charge time|shelf life|warranty|age|ages|reading age|working pressure|max pressure|pressure|voltage|power|net quantity|max load|total weight)\s*:?\s/iu;

/** A unit that gives one measure and nothing else: "Weight 290 g each", "0.6 kg". Undefined for anything richer. */
export function measurePredicate({ statement, property }: Unit, inner: string): Spoken | undefined {
  const shape = SHAPES[property];
  const { quantities } = statement;
  const [first] = quantities;
  if (
    shape === undefined ||
    first === undefined ||
    (first.unit === '' && property !== 'age') ||
    quantities.length > first.chain
  )
    return undefined;
  // "Sow 1 cm deep", "7 to 12 kg" of a baby, "7.2 oz" of a fabric measure something else.
  const isBareWeight = property === 'weight' && !/\bweigh/iu.test(inner);
  if (property === 'depth' || (isBareWeight && (first.low !== first.high || first.unit === 'oz'))) return undefined;
  // An angle, a fineness or a clock rate is no side of the product.
  if (property === 'dimensions' && !/^(?:mm|cm|m|in|ft)$/u.test(first.unit)) return undefined;
  // "5 years, hooks 2" is a guarantee, no age of a user.
  if (property === 'age' && !/\b(?:ages?|aged|from|up|over|old|suitable)\b|\+/iu.test(inner)) return undefined;
  // "Aged 9 months" is a cheese or a soap.
  if (property === 'age' && /^aged\b/iu.test(inner)) return undefined;
  // A time that no word names ("45 minutes") may be anything.
  if (property === 'run_time' && !/\b(?:run|runs|burn|burns|last|lasts|life|runtime|working|operation)/iu.test(inner))
    return undefined;
  const value = inner.replace(CUE, '').replaceAll(/\s(?:tall|wide|long|deep|thick|high)$/gu, '');
  const rest = value
    .replace(
      /^(?:up to |about |max |over |at least )?[\d.,/]+\+?(?:\s?(?:-|–|to)\s?[\d.,]+)?(?:\s?x\s?[\d.,]+)*\s?(?:%|°?\p{L}{0,8}|sq (?:ft|m)|fl oz)(?:\s(?:W|H|D|L))?/iu,
      '',
    )
    .trim();
  if (!/^(?:max|per \p{L}+|and up|with \p{L}+|packed|\(.*\))?$/iu.test(rest) || !/\d/u.test(value)) return undefined;
  return property === 'warranty' && /guarantee/iu.test(statement.label)
    ? { kind: 'verb', text: `comes with a guarantee of ${value}` }
    : shape(value);
}

const CONTAINS = /^contains \p{L}[\p{L} -]*$/iu;
const AMOUNT = /^\d[\d.,]* ?(?:mcg|mg|g|%)(?: (?:per|in each) [\p{L}\d ]+)?$/u;

/** "Contains caffeine, 30 mg per bag" → "contains caffeine (30 mg per bag)"; undefined for anything else. */
export const amountOf = (contains: string, amount: string): string | undefined =>
  CONTAINS.test(contains) && AMOUNT.test(amount) ? `${inSentence(contains)} (${amount})` : undefined;

export { SHAPES as MEASURE_SHAPES };
