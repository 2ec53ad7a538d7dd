import { wordSet } from '../../../shared/index.js';
import { PROPERTIES } from '../../facts/propertyRegistry.js';
import { propertyOfLabel } from '../words/propertyOfLabel.js';
import type { PropertyId } from '../../facts/properties.js';
import { PhraseIndex } from '../tokens/phraseIndex.js';
import { stemOf } from '../tokens/stemOf.js';
import type { Quantity } from './Quantity.js';
import type { Token } from '../tokens/Token.js';
import { unitOf } from './units.js';
import { lowerAt } from '../tokens/lowerAt.js';

/** The dimensions that a property is measured in; absent: any. A cue counts only for a figure of its dimension. */
const DIMENSIONS: Partial<Record<PropertyId, readonly string[]>> = {
  capacity: ['volume', 'mass'],
  net_content: ['volume', 'mass', 'count'],
  length: ['length'],
  width: ['length'],
  height: ['length'],
  depth: ['length'],
  diameter: ['length'],
  thickness: ['length', 'gauge'],
  weight: ['mass', 'carat'],
  load: ['mass', 'force'],
  power: ['power', 'heat'],
  voltage: ['voltage'],
  current: ['current'],
  battery: ['charge', 'energy'],
  battery_life: ['time', 'cycles'],
  charge_time: ['time'],
  run_time: ['time'],
  hold_time: ['time'],
  brightness: ['light', 'luminance', 'lux'],
  noise: ['loudness'],
  pressure: ['pressure'],
  range: ['length'],
  area: ['area'],
  temperature: ['celsius', 'fahrenheit', 'angle', ''],
  screen_size: ['length'],
  memory: ['data'],
  data_rate: ['data rate', 'byte rate'],
  warranty: ['time', 'length'],
  shelf_life: ['time'],
  age: ['time', ''],
  pages: ['count', ''],
  frequency: ['frequency'],
  fabric_weight: ['fabric weight', 'threads', 'denier', ''],
  speed: ['rotation', 'velocity', 'flow', ''],
  light_colour: ['light colour'],
  area_: [],
} as Partial<Record<PropertyId, readonly string[]>>;

const CUE_INDEX = new PhraseIndex<PropertyId>();
for (const { id, cues } of PROPERTIES)
  if (DIMENSIONS[id] !== undefined)
    CUE_INDEX.add(
      id,
      cues
        .filter((cue) => !/^(?:life|from|for|water|input|output|ac|dc|ram|rom|data|year|years|size)$/u.test(cue))
        .map((cue) => [cue]),
    );
CUE_INDEX.add('run_time', [['life'], ['last'], ['burn'], ['lasting'], ['do for'], ['enough for']])
  .add('depth', [['front to back']])
  .add('width', [['side to side']])
  .add('height', [['top to bottom']])
  .add('capacity', [['hold'], ['take'], ['fill']])
  .add('weight', [['weigh']])
  .add('height', [['stand']])
  .add('diameter', [['across']])
  .add('battery_life', [['playtime'], ['playback'], ['battery life']])
  .add('shelf_life', [['after opening']])
  .add('charge_time', [['recharge'], ['recharging']])
  .add('load', [['support'], ['carry']]);

const cuesOf = new Map(PROPERTIES.map(({ id, cues }) => [id, new Set(cues.map((cue) => stemOf(cue)))]));

/** Whether a word is one of those that say that a figure measures the property. */
export const isCueOf = (stem: string, property: PropertyId): boolean => cuesOf.get(property)?.has(stem) === true;

const SIDE_PROPERTY: Readonly<Record<string, PropertyId>> = { W: 'width', D: 'depth', H: 'height', L: 'length' };

const CARRIED =
  /\b(?:rider|user|person|body|child|passenger) (?:weight|wt)\b|\bmax(?:imum)?\.? \p{L}+ weight\b|\bmax(?:imum)?\.? (?:rider|user|person)\b|\bmax(?:imum)? weight capacity\b/u;
const MOST = wordSet('max|maximum');
/** Nothing but a second figure follows: "max 200 kg / 2 persons". */
const isAlone = (tokens: readonly Token[], at: number): boolean => tokens[at] === undefined || tokens[at].text === '/';
const WARRANTY = /^(?:warrant|guarant|refund)/u;

const DECADES_OR_YEARS = wordSet('decades|years|months|weeks|days');

/** What a figure measures: its label, the nearest cue before or behind it, else what its unit is used for. */
export function measuredProperty(
  quantity: Quantity,
  label: string,
  tokens: readonly Token[],
  stems: readonly string[],
): PropertyId {
  const dimension = quantity.unit === 'count' ? 'count' : (unitOf(quantity.unit)?.dimension ?? '');
  if (quantity.side !== '') return SIDE_PROPERTY[quantity.side] ?? 'dimensions';
  if (quantity.chain > 1 && dimension === 'length') return 'dimensions';
  if (/\bequivalent\b/u.test(quantity.qualifier) && dimension === 'power') return 'power_equivalent';
  const first = tokens.findIndex((token) => token.start >= quantity.start);
  const next = tokens.findIndex((token) => token.start >= quantity.end);
  const behind = next === -1 ? tokens.length : next;
  if (dimension === 'mass' && (NUTRIENT.has(label.toLowerCase()) || isOfNutrient(tokens, first, behind)))
    return 'nutrient';
  // "Each pole weighs 245 g and carries a load of up to 90 kg"; "takes what weighs up to 5 kg" carries it.
  if (
    dimension !== 'count' &&
    weighs(tokens, stems, first) &&
    !(dimension === 'mass' && quantity.qualifier.includes('up to'))
  )
    return 'weight';
  // "Max rider weight 30 kg", "maximum user weight of 120 kg": what it carries.
  const near = tokens.slice(Math.max(0, first - 5), first).map(({ lower }) => lower);
  if (dimension === 'mass' && CARRIED.test(near.join(' '))) return 'load';
  // "Max 200 kg" of nothing else is what it carries.
  if (dimension === 'mass' && label === '' && first === 1 && isAlone(tokens, behind) && MOST.has(near[0] ?? ''))
    return 'load';
  // "The warranty runs for two years": the noun says what is measured, whatever the verb.
  if (
    DECADES_OR_YEARS.has(quantity.unit) &&
    stems.some(
      (stem, at) =>
        WARRANTY.test(stem) || (stem === 'cover' && at === 0) || (stem === 'money' && stems[at + 1] === 'back'),
    )
  )
    return 'warranty';
  // "Seven hours per charge", "40 minutes on one charge".
  if (dimension === 'time' && isOfOneCharge(tokens, behind)) return 'battery_life';
  const hits = CUE_INDEX.find(tokens, stems);
  // A cue right behind a figure is closest: "26 cm tall", "10 m range", "1 year brand warranty".
  let isCold: PropertyId | undefined;
  for (let at = behind; at < Math.min(tokens.length, behind + 4); at += 1) {
    if (tokens[at]?.kind === 'number' || tokens[at]?.kind === 'sign') break;
    const hit = hits.find((one) => one.first === at);
    if (
      hit !== undefined &&
      isMeasuredIn(hit.tag, dimension) &&
      hit.tag !== 'hold_time' &&
      !/^(?:hold|take|fill|weigh|stand|support|carry|charge|last|burn|keep|run)$/u.test(stems[at] ?? '')
    )
      return hit.tag;
  }
  for (let at = first - 1; at >= 0; at -= 1) {
    const hit = hits.find((one) => one.first === at);
    if (
      hit !== undefined &&
      hit.next <= first &&
      isMeasuredIn(hit.tag, dimension) &&
      // "The height ranges from 44 to 54 cm" is no range of 54 cm.
      !(hit.tag === 'range' && tokens[at + 1]?.lower === 'from') &&
      // "It weighs 2 kg and is rated for riders up to 100 kg" carries them.
      !(stems[at] === 'weigh' && quantity.qualifier.includes('up to') && hasNumber(tokens, at, first)) &&
      // "They should stand 4 m apart".
      !(hit.tag === 'height' && tokens[behind]?.lower === 'apart') &&
      !(hit.tag === 'age' && dimension === 'time' && !/^(?:years|months)$/u.test(quantity.unit))
    )
      return hit.tag;
    if (
      dimension === 'time' &&
      (stems[at] === 'cold' ||
        stems[at] === 'hot' ||
        stems[at] === 'warm' ||
        stems[at] === 'chill' ||
        stems[at] === 'ice')
    )
      isCold = 'hold_time';
  }
  if (isCold !== undefined) return isCold;
  if (dimension === 'time')
    for (let at = behind; at < tokens.length; at += 1)
      if (/^(?:cold|hot|warm)$/u.test(stems[at] ?? '')) return 'hold_time';
  const labelled = label === '' ? undefined : propertyOfLabel(label);
  if (labelled !== undefined && isMeasuredIn(labelled, dimension)) return labelled;
  if (dimension === 'count') return countProperty(quantity.noun);
  if (quantity.unit === '') return 'feature';
  if (quantity.unit === 'years' || quantity.unit === 'months') return 'age';
  // "Up to 15 kg" of nothing else is what it carries.
  if (dimension === 'mass' && quantity.qualifier.includes('up to')) return 'load';
  return unitOf(quantity.unit)?.property ?? 'feature';
}

/** What a label of food or a supplement counts by weight (EU 1169/2011, 21 CFR 101.9). */
const NUTRIENT = wordSet(
  'protein|proteins|fat|fats|carbs?|carbohydrates?|sugars?|sodium|caffeine|collagen|creatine|calcium|potassium|magnesium|zinc|cholesterol|biotin|taurine|vitamin|omega|bcaas?|eaas?',
);

/** "20 g of protein per bar", "contains caffeine, 30 mg per bag", "sugar: 4 g". */
const isOfNutrient = (tokens: readonly Token[], first: number, behind: number): boolean =>
  NUTRIENT.has(tokens[behind + (/^(?:of|total|added)$/u.test(tokens[behind]?.lower ?? '') ? 1 : 0)]?.lower ?? '') ||
  NUTRIENT.has(lowerAt(tokens, first - (/^[,:(-]$/u.test(tokens[first - 1]?.text ?? '') ? 2 : 1)));

const isOfOneCharge = (tokens: readonly Token[], behind: number): boolean =>
  /^(?:per|on|from|between|with)? ?(?:a|one|each|every|single|full|per)? ?(?:single |full )?charges?$/u.test(
    wordsUntil(tokens, behind, /^charges?$/u),
  );

/** The words from a place to the one that ends them; empty where it does not follow within five. */
function wordsUntil(tokens: readonly Token[], from: number, last: RegExp): string {
  const words = tokens.slice(from, from + 5).map(({ lower }) => lower);
  const at = words.findIndex((word) => last.test(word));
  return at === -1 ? '' : words.slice(0, at + 1).join(' ');
}

/** "It weighs 1 L": the verb claims a weight whatever the unit; "weighs 220 g and burns 45 h" does so of the first figure only. */
function weighs(tokens: readonly Token[], stems: readonly string[], first: number): boolean {
  const at = stems.lastIndexOf('weigh', Math.max(0, first - 1));
  return (
    at !== -1 &&
    at < first &&
    !tokens.slice(at + 1, first).some(({ kind, lower }) => kind === 'number' || lower === 'and' || lower === ',')
  );
}

const hasNumber = (tokens: readonly Token[], from: number, next: number): boolean =>
  tokens.slice(from, next).some(({ kind }) => kind === 'number');

function isMeasuredIn(property: PropertyId, dimension: string): boolean {
  const dimensions = DIMENSIONS[property];
  return dimensions === undefined ? false : dimensions.includes(dimension);
}

function countProperty(noun: string): PropertyId {
  if (/^(?:pc|pcs|piece|pieces|pc set|piece set|piece kit)\b/u.test(noun)) return 'pieces';
  if (/^(?:pack|packs|set|sets|box|boxes)$/u.test(noun)) return 'pack';
  if (/\bpages?$/u.test(noun)) return 'pages';
  if (/\b(?:mode|modes)$/u.test(noun)) return 'mode';
  if (/\b(?:servings?|doses?|capsules?|tablets?)$/u.test(noun)) return 'dosage';
  return 'count';
}
