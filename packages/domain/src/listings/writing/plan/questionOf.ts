import { stemOf, type PropertyId } from '../../../products/index.js';
import { headOf } from '../prose/grammar.js';
import { isThing } from '../prose/things.js';
import type { Passage } from './Passage.js';
import type { Unit } from './Unit.js';

/** What a buyer asks; a bullet answers one of these, or a few that belong together. */
export type Question =
  | 'features'
  | 'battery'
  | 'power'
  | 'light'
  | 'connection'
  | 'load'
  | 'material'
  | 'design'
  | 'size'
  | 'weight'
  | 'capacity'
  | 'wear'
  | 'fits'
  | 'contents'
  | 'ingredients'
  | 'use'
  | 'care'
  | 'assembly'
  | 'limits'
  | 'trust'
  | 'edition';

const PROPERTIES: Readonly<Record<Question, readonly PropertyId[]>> = {
  features: [],
  battery: ['battery', 'battery_life', 'charge_time', 'run_time'],
  power: ['power', 'power_equivalent', 'voltage', 'current', 'energy'],
  light: ['brightness', 'light_colour'],
  connection: ['connection', 'data_rate'],
  load: ['load'],
  material: ['material', 'finish', 'fabric_weight'],
  design: ['colour', 'pattern', 'style', 'shape', 'closure'],
  size: ['dimensions', 'length', 'width', 'height', 'depth', 'diameter', 'thickness'],
  weight: ['weight'],
  capacity: ['capacity', 'net_content'],
  wear: ['size', 'fit'],
  fits: ['compatible_with', 'not_compatible_with', 'year_range', 'part_number', 'model'],
  contents: ['included', 'excluded', 'pieces', 'pack'],
  ingredients: ['ingredient', 'nutrient', 'allergen', 'diet', 'taste', 'strength'],
  use: ['directions', 'dosage', 'use', 'audience', 'age', 'skin_type', 'room', 'season'],
  care: ['care', 'storage', 'shelf_life'],
  assembly: ['assembly', 'installation'],
  limits: ['warning'],
  trust: ['warranty', 'origin', 'certification', 'licence_number'],
  edition: ['author', 'publisher', 'pages', 'format', 'language', 'date', 'edition'],
};

const BY_PROPERTY: ReadonlyMap<PropertyId, Question> = new Map(
  Object.entries(PROPERTIES).flatMap(([question, ids]) => ids.map((id) => [id, question as Question] as const)),
);

/** Words that say what a clause is of where its figures alone would say something else. */
const CUES: readonly (readonly [question: Question, words: RegExp])[] = [
  ['trust', /\b(?:warrant(?:y|ies)|guarantee)\b/iu],
  ['assembly', /\b(?:assembl\p{L}+|screws? supplied|tools? (?:needed|required))\b/iu],
  ['contents', /\b(?:in (?:the )?box|included|supplied|comes with|sold separately)\b|^includes?\b/iu],
  ['battery', /\b(?:batter(?:y|ies)|charge[sd]?|charging|playtime|mAh|standby|rechargeable)\b/iu],
];
const WASHING =
  /\b(?:wash|hand[- ]wash|clean|iron|wipe|bleach|softener|dishwasher|rinse|laundry|soak|dust only|polish|store|keep|refrigerat|(?:tumble|air|line|drip|flat)[- ]dry|dry (?:clean|in|flat|away))/iu;
const EATEN = /^(?:grocery|beauty|health|pets|baby)$/u;
/** Where it was made, of what it was made or how. */
const MADE = /^(?:grown|roasted|made|woven|knitted|built|sewn|poured|spun|milled|brewed|produced|hand\p{L}*)\b/iu;

/** The question that a passage answers first. */
export function questionOf({ units, isLimit, label, text }: Passage, category: string): Question {
  const [first] = units;
  if (first === undefined) return 'features';
  const whole = `${label} ${text}`;
  const { property, form } = first;
  const cue = CUES.find(([, words]) => words.test(units.length === 1 ? whole : `${label} ${first.text}`))?.[0];
  if (cue !== undefined && !(isLimit && cue === 'battery')) return cue;
  if (form === 'noun' && label === '' && first.self.has(stemOf(headOf(first.text)))) return 'features';
  if (property === 'run_time' && /\bburn/iu.test(text)) return 'features';
  if (property === 'care') return (form === 'noun' && isNamed(first)) || !isCare(whole) ? 'features' : 'care';
  if (form === 'description' && MADE.test(text)) return 'trust';
  if (property === 'free_from')
    return EATEN.test(category) && /^(?:no|without|free|.*free\b)/iu.test(text)
      ? 'ingredients'
      : isLimit
        ? 'limits'
        : 'features';
  const isDenied =
    isLimit && units.some((unit) => unit.isNegative || unit.form === 'imperative' || unit.topic === 'limits');
  if (isDenied && label === '' && form !== 'verb') return isCare(whole) && form !== 'for' ? 'care' : 'limits';
  if (form === 'for' && question(property) === 'features') return 'use';
  if (isOfPart(first) && question(property) === 'capacity') return 'features';
  return question(property) === 'features' && isLimit && isCare(whole) ? 'care' : question(property);
}

const question = (property: PropertyId): Question => BY_PROPERTY.get(property) ?? 'features';

/** A thing, whatever its name reminds of: "washable filter", "cast iron skillet". */
function isNamed({ text, self }: Unit): boolean {
  const head = headOf(text);
  return isThing(head) || self.has(stemOf(head));
}

const isCare = (text: string): boolean => WASHING.test(text);
const isOfPart = ({ statement }: Unit): boolean => statement.part !== '';
