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
  material: ['material', 'finish', 'fabric_weight'],
  design: ['colour', 'pattern', 'style', 'shape', 'closure'],
  size: ['dimensions', 'length', 'width', 'height', 'depth', 'diameter', 'thickness'],
  weight: ['weight'],
  capacity: ['capacity', 'net_content'],
  wear: ['size', 'fit'],
  fits: ['compatible_with', 'not_compatible_with', 'year_range', 'part_number', 'model'],
  contents: ['included', 'pieces', 'pack'],
  ingredients: ['ingredient', 'nutrient', 'allergen', 'diet', 'taste', 'strength'],
  use: ['directions', 'dosage', 'use', 'audience', 'age', 'skin_type', 'room', 'season'],
  care: ['care', 'storage', 'shelf_life'],
  assembly: ['assembly', 'installation'],
  limits: ['warning', 'excluded'],
  trust: ['warranty', 'origin', 'certification', 'licence_number'],
  edition: ['author', 'publisher', 'pages', 'format', 'language', 'date', 'edition'],
};

const BY_PROPERTY: ReadonlyMap<PropertyId, Question> = new Map(
  Object.entries(PROPERTIES).flatMap(([question, ids]) => ids.map((id) => [id, question as Question] as const)),
);

/** Words that say what a clause is of where its figures alone would say something else. */
const CUES: readonly (readonly [question: Question, words: RegExp])[] = [
  ['trust', /\b(?:warrant(?:y|ies)|guarantee)\b/iu],
  ['assembly', /\b(?:assembl\p{L}+|screws? supplied|tools? (?:needed|required)|need fitting|allen key|hex key)\b/iu],
  ['contents', /\b(?:in (?:the )?box|included|supplied|comes with|sold separately)\b|^includes?\b/iu],
  ['battery', /^(?!.*\bWh\b).*\b(?:batter(?:y|ies)|charge[sd]?|charging|playtime|mAh|standby|rechargeable)\b/iu],
];
const WASHING =
  /\b(?:wash|hand[- ]wash|clean|iron|wipe|bleach|softener|dishwasher|rinse|laundry|soak|dust only|polish|store|keep (?:dry|cool|refrigerated|frozen|out of|in)|refrigerat|(?:tumble|air|line|drip|flat)[- ]dry|dry (?:clean|in|flat|away))/iu;
const EATEN = /^(?:grocery|beauty|health|hair)$/u;
/** Where it was made, of what it was made or how. */
const MADE = /^(?:grown|roasted|made|woven|knitted|built|sewn|poured|spun|milled|brewed|produced|hand\p{L}*)\b/iu;

/** The question that a passage answers first. */
export function questionOf(passage: Passage, category: string): Question {
  const { units, isLimit, label, text } = passage;
  const [first] = units;
  if (first === undefined) return 'features';
  const whole = `${label} ${text}`;
  const { property, form } = first;
  const cue = CUES.find(([, words]) => words.test(units.length === 1 ? whole : `${label} ${first.text}`))?.[0];
  // "Sold separately" is no content of the box.
  if (cue === 'contents' && (form === 'excluded' || EXCLUDED.test(text))) return 'limits';
  if (cue !== undefined && !(cue === 'battery' && (isLimit || !isOf('battery', passage, first)))) return cue;
  if (COUNTED.test(text) && label === '') return 'contents';
  if (form === 'noun' && label === '' && first.self.has(stemOf(headOf(first.text)))) return 'features';
  if (property === 'run_time' && !RUNS.test(text)) return 'features';
  if (/^contains\b/iu.test(text)) return EATEN.test(category) ? 'ingredients' : 'features';
  if (property === 'care') return (form === 'noun' && isNamed(first)) || !isCare(whole) ? 'features' : 'care';
  if (form === 'description' && MADE.test(text) && !/^[Bb]uilt[- ]in \p{Ll}/u.test(text)) return 'trust';
  if (property === 'diet' && !EATEN.test(category)) return 'features';
  if (property === 'free_from' && EATEN.test(category) && /^(?:no|without|free|.*free\b)/iu.test(text))
    return 'ingredients';
  // "With 2% argan oil and aloe vera" is no content of a box.
  if (property === 'included' && form === 'with') return EATEN.test(category) ? 'ingredients' : 'features';
  const asked = question(property);
  // "560 g without cord" and "oven safe to 200 °C without lid" say what it is, with a condition.
  const isCondition = / without \p{L}+(?: \p{L}+)?$/u.test(text) && first.statement.negated[0] !== true;
  if (isCondition && /^(?:size|weight|capacity)$/u.test(asked) && isOf(asked, passage, first)) return asked;
  const isDenied =
    !isCondition &&
    isLimit &&
    units.some((unit) => unit.isNegative || unit.form === 'imperative' || unit.topic === 'limits');
  if (isDenied && label === '' && form !== 'verb' && (form !== 'clause' || text.length < LONG))
    return isCare(whole) && form !== 'for' ? 'care' : 'limits';
  if (property === 'free_from') return 'features';
  if (form === 'for' && question(property) === 'features') return 'use';
  if (property === 'strength' && !EATEN.test(category))
    return first.statement.terms.length > 0 ? 'material' : 'features';
  if (asked === 'features') return isLimit && isCare(whole) ? 'care' : 'features';
  if (asked === 'design' && first.statement.terms.some(({ lexicon }) => lexicon === 'material') && form === 'noun')
    return 'material';
  return isOf(asked, passage, first) ? asked : 'features';
}

/** "3 x 9 in covers", "1x tray": what is in a set. */
const COUNTED = /^\d+ ?x (?:\d+ (?:in|cm|mm|ml|g) )?\p{L}{3}/iu;
const EXCLUDED =
  /\b(?:sold separately|not (?:included|supplied|in (?:the )?(?:kit|box|set|pack)))$|\bnot in (?:the )?kit\b/iu;

/** A clause as long as this tells more than a limit. */
const LONG = 70;

/** A clause that closes with its measure: "Board 30 x 22 cm"; "13 mm drivers" are no size. */
const SIZE =
  /(?:mm|cm|m|in|ft|yd)(?: (?:tall|wide|long|deep|thick|high|across|each|radius|without \p{L}+|with \p{L}+|[WDHL]|in size \d+|\([^()]*\)))*$/u;
const WEIGHT = /\d ?(?:mg|g|kg|oz|lb)(?: (?:each|total|packed|net|per \p{L}+|\([^()]*\)))*$/u;
const CAPACITY = /\d ?(?:ml|cl|L|fl oz|gal|qt|pt)(?: (?:each|total|\([^()]*\)))*$/u;

const RUNS = /\b(?:runs?|runtime|run time|lasts?|playtime|standby|works? for|lights? for|batter\p{L}+|charge)\b/iu;

/** Whether a figure or a word is of what its property says: "tilt lock 90 deg" is no size, "adjustable 2D" no fabric. */
function isOf(asked: Question, { text, units }: Passage, first: Unit): boolean {
  const { form, statement, label } = first;
  if (/^(?:verb|clause|for|imperative)$/u.test(form) && /^(?:material|design|size|weight|capacity)$/u.test(asked))
    return asked === 'size' && units.some((unit) => unit.statement.quantities.length > 1);
  switch (asked) {
    case 'size':
      return SIZE.test(first.text) || (label !== '' && statement.quantities.length > 0);
    case 'weight':
      return label !== '' || /\bweigh/iu.test(text) || WEIGHT.test(first.text);
    case 'battery':
      return (
        /\bbatter/iu.test(`${label} ${text}`) ||
        statement.quantities.some(({ unit }) => /^(?:min|h|days|Wh|mAh)$/u.test(unit))
      );
    case 'material':
      return statement.terms.some(({ lexicon }) => lexicon === 'material') || /\bgsm\b/iu.test(text) || label !== '';
    case 'power':
      return /\bpower/iu.test(`${label} ${text}`);
    case 'connection':
      return /\bconnect/iu.test(`${label} ${text}`);
    case 'capacity':
      return !isOfPart(first) && (label !== '' || CAPACITY.test(first.text));
    default:
      return true;
  }
}

const question = (property: PropertyId): Question => BY_PROPERTY.get(property) ?? 'features';

/** A thing, whatever its name reminds of: "washable filter", "cast iron skillet". */
function isNamed({ text, self }: Unit): boolean {
  const head = headOf(text);
  return isThing(head) || self.has(stemOf(head));
}

const isCare = (text: string): boolean => WASHING.test(text);
const isOfPart = ({ statement }: Unit): boolean => statement.part !== '';
