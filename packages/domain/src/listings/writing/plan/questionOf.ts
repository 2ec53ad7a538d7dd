import { stemOf, type Kind } from '../../../products/index.js';
import { anyCase } from '../../../shared/index.js';
import { headOf } from '../prose/grammar.js';
import { isThing } from '../prose/things.js';
import { DUTY, HARD, isOfOthers, PREVENTS } from './clauseCues.js';
import type { Passage } from './Passage.js';
import { askedBy, type Question } from './Question.js';
import type { Unit } from './Unit.js';

/** Labels that name the question: the words behind them may be of anything. */
const LABELS: readonly (readonly [question: Question, label: RegExp])[] = [
  [
    'contents',
    /^(?:in (?:the )?(?:box|pack|package)|box|kit|included|includes|(?:package |box )?contents?|package includes|what'?s in the box)$/iu,
  ],
  ['care', /^(?:(?:wash )?care(?: instructions)?|washing|cleaning)$/iu],
  ['storage', /^(?:storage|shelf life|best before)$/iu],
  ['limits', /^(?:not(?: for| included)?|warning|caution|please note)$/iu],
  ['warranty', /^(?:warranty|guarantee)$/iu],
  ['certificates', /^(?:certificates?|certification|standards?|approvals?)$/iu],
];

/** Words that say what a clause is of where its figures alone would say something else. */
const CUES: readonly (readonly [question: Question, words: RegExp])[] = [
  ['warranty', /\b(?:warrant(?:y|ies)|guaranteed?)\b|\b(?:years?|months?|days|lifetime) against\b/iu],
  [
    'assembly',
    /\b(?:assembl(?!ed in\b)\p{L}+|screws? supplied|tools? (?:needed|required)|need fitting|allen key|hex key)\b/iu,
  ],
  ['contents', /\b(?:in (?:the )?box|included|supplied|comes with|sold separately)\b|^includes?\b/iu],
  ['battery', /^(?!.*\bWh\b).*\b(?:batter(?:y|ies)|charge[sd]?|charging|playtime|mAh|standby|rechargeable)\b/iu],
];
const FOUND_BY = CUES.map(([question, words]) => [question, anyCase(words)] as const);
const WASHING =
  /\b(?:wash|hand[- ]wash|clean|iron|wipe|bleach|softener|dishwasher|rinse|laundry|soak|dust only|polish|oil (?:\p{L}+ )?after|re-?oil|store|keep (?:dry|cool|refrigerated|frozen|out of|in)|refrigerat|(?:tumble|air|line|drip|flat)[- ]dry|dry (?:clean|in|flat|away))/iu;
const STORING =
  /\b(?:stored?|keep (?:dry|cool|refrigerated|frozen|out of|in)|refrigerat\p{L}*|best before|shelf life|of opening)\b/iu;
const EATEN = /^(?:grocery|beauty|health|hair)$/u;
/** Where it was made, of what it was made or how. */
const MADE =
  /^(?:grown|roasted|made|woven|knitted|built(?!-in)|sewn|poured|spun|milled|brewed|produced|assembled in|packed in|bottled|printed in|designed in|product of|produce of|hand\p{L}*)\b/iu;
const OF_PLACE =
  /^(?!.*\b(?:made|printed|packed) (?:of|from|in) \p{Ll})(?:.*\b(?:in|by|near|from|of) (?:(?:the|a|our|\p{Ll}+) )?(?:\p{Lu}|india|china|small batch|villag|workshop|famil)|hand\p{L}*|grown|roasted|milled|brewed)/u;
/** What food and care products come in. */
const PACKED = /\b(?:labels?|bottles?|jars?|tins?|cans?|tubes?|pouch(?:es)?|packets?|sachets?|caps?|pump)\b/iu;

/** The category of a kind; of food, beauty and health only where buyers ask what is in it: a brush is no cream. */
export const categoryOf = ({ category, questions }: Kind): string =>
  EATEN.test(category) && !questions.some((one) => CONSUMED.test(one)) ? '' : category;

const CONSUMED = /^(?:ingredient|nutrient|net_content|taste)$/u;

/** The question that a passage answers first. */
export function questionOf(passage: Passage, category: string): Question {
  const { units, isLimit, label, text } = passage;
  const [first] = units;
  if (first === undefined) return 'features';
  const named = LABELS.find(([, words]) => words.test(label))?.[0];
  if (named !== undefined) return named;
  const whole = `${label} ${text}`;
  const { property, form } = first;
  if (first.takenBy === 'has' && EATEN.test(category) && /%/u.test(first.text)) return 'ingredients';
  if (first.takenBy === 'is') return property === 'origin' ? 'origin' : 'features';
  if (EATEN.test(category) && property === 'nutrient' && AMOUNT.test(first.text)) return 'nutrition';
  // "Over 18s only at checkout" is no feature; nor is a blade that rusts.
  if (isForAdults(text)) return 'limits';
  if (
    label === '' &&
    first.isNegative &&
    DRAWBACK.test(first.text) &&
    units.slice(1).every(({ text: said }) => isCare(said))
  )
    return units.length > 1 ? 'care' : 'limits';
  if (label === '' && (DUTY.test(first.text) || /^not for\b/iu.test(first.text))) return 'limits';
  if (label === '' && units.every(isStep)) return FITTED.test(text) ? 'assembly' : 'use';
  if (PREVENTS.test(text)) return 'features';
  if (AGE.test(text)) return 'age';
  if (/^(?:set |it )?weighs? /iu.test(text)) return 'weight';
  // A load test without a standard: "tested to 300 lb seated".
  if (LOADED.test(text)) return 'capacity';
  // "1 AA battery (not included), auto sleep": an aside is not what the passage is about.
  const subject = units.length === 1 ? whole : `${label} ${first.text.replace(ASIDE_EXCLUDED, '')}`;
  const cue = FOUND_BY.find(([, isSaid]) => isSaid(subject))?.[0];
  // "Sold separately" is no content of the box; "4 pegs included, bag not included" is.
  if (cue === 'contents' && (form === 'excluded' || form === 'without' || EXCLUDED.test(first.text))) return 'lacks';
  // "The case takes one AAA battery (not included)" tells what the case does.
  if (cue === 'contents' && form === 'clause' && label === '' && units.length === 1) return 'features';
  if (cue !== undefined && !(cue === 'battery' && (isLimit || !isOf('battery', passage, first)))) return cue;
  if (COUNTED.test(text) && label === '') return 'contents';
  if (EATEN.test(category) && form === 'noun' && PACKED.test(first.text) && !/\d ?(?:x|bottles)/iu.test(first.text))
    return 'packaging';
  if (EATEN.test(category) && STORING.test(whole) && !/^not\b/iu.test(text)) return 'storage';
  if (form === 'imperative' && isCare(first.text) && !isThingFor(first)) return 'care';
  if (form === 'noun' && label === '' && first.takenBy === undefined && first.self.has(stemOf(headOf(first.text))))
    return 'features';
  if (property === 'run_time' && !RUNS.test(text)) return 'features';
  if (/^contains\b/iu.test(text)) return EATEN.test(category) ? 'ingredients' : 'features';
  if (property === 'care') return (form === 'noun' && isNamed(first)) || !isCare(whole) ? 'features' : 'care';
  if (form === 'description' && MADE.test(text) && OF_PLACE.test(text)) return 'origin';
  if (property === 'diet' && !EATEN.test(category)) return 'features';
  if (
    property === 'free_from' &&
    EATEN.test(category) &&
    !/\b(?:heat|electricity|batter\p{L}*|cord|cable|wires?|plug)\b/iu.test(text) &&
    /^(?:no|without|free|.*free\b)/iu.test(text)
  )
    return 'ingredients';
  // "With 2% argan oil and aloe vera" is no content of a box.
  if (property === 'included' && form === 'with') return EATEN.test(category) ? 'ingredients' : 'features';
  const asked = askedBy(property);
  // "Waterproof to 10,000 mm, breathable 8,000 g" are no sizes.
  if ((asked === 'size' || asked === 'weight') && form === 'description') return 'features';
  // "Does not fit convertible seats" is a limit.
  if (asked === 'fits' && units.every(({ isNegative }) => isNegative)) return 'limits';
  // "Softwood and hardwood, not for nails", "oil the blade after use".
  if (asked === 'material' && label === '' && units.slice(1).some((unit) => /^not for\b/iu.test(unit.text)))
    return 'use';
  if (asked === 'use' && isCare(first.text)) return 'care';
  if (asked === 'material' && form === 'for') return 'use';
  // "For marking metal and wood": what it works on is not what it is of.
  if (asked === 'material' && label === '' && isOfOthers(first)) return 'features';
  if (asked === 'material' && EATEN.test(category)) return HARD.test(whole) ? 'material' : 'ingredients';
  if (asked === 'material' && /^works? with\b/iu.test(text)) return 'fits';
  // "560 g without cord" and "oven safe to 200 °C without lid" say what it is, with a condition.
  const isCondition = / (?:without|so no) \p{L}+(?: \p{L}+)?$/u.test(text) && first.statement.negated[0] !== true;
  if (isCondition && /^(?:size|weight|capacity)$/u.test(asked) && isOf(asked, passage, first)) return asked;
  if (asked === 'weight' && label === '' && BARE_WEIGHT.test(first.text) && WEIGHT.test(first.text)) return 'weight';
  // "No plastic inside" is a plus; "no nonstick coating" and "no wheels" are not.
  if (form === 'without' && units.length === 1 && FREE_OF.test(text))
    return EATEN.test(category) ? 'ingredients' : 'material';
  const isDenied =
    !isCondition &&
    !isThingFor(first) &&
    isLimit &&
    units.some((unit) => unit.isNegative || unit.form === 'imperative' || unit.topic === 'limits');
  if (isDenied && label === '' && form !== 'verb' && (form !== 'clause' || text.length < LONG))
    return isCare(whole) && form !== 'for' ? 'care' : units.every(isLack) ? 'lacks' : 'limits';
  if (property === 'free_from') return 'features';
  if (form === 'for' && asked === 'features') return 'use';
  if (property === 'strength' && !EATEN.test(category))
    return first.statement.terms.length > 0 ? 'material' : 'features';
  if (asked === 'features') return isLimit && isCare(whole) ? 'care' : 'features';
  if (asked === 'design' && (EATEN.test(category) || (label === '' && units.length > 1))) {
    return first.statement.terms.some(({ lexicon }) => lexicon === 'material') ? 'material' : 'features';
  }
  if (
    asked === 'design' &&
    property !== 'closure' &&
    first.statement.terms.some(({ lexicon }) => lexicon === 'material') &&
    form === 'noun'
  )
    return 'material';
  // "Ages 10+, plays in 30 minutes" tells more than an age.
  if (asked === 'age' && units.length > 1) return 'features';
  return isOf(asked, passage, first) ? asked : 'features';
}

/** What else a passage speaks of than its first clause: "case of steel, diameter 40 mm" is material and size. */
export function questionsOf(passage: Passage, category: string): readonly Question[] {
  const first = questionOf(passage, category);
  // "Fleece mat removable, mat machine washable" speaks of washing too.
  if (
    /^(?:material|design)$/u.test(first) &&
    passage.units.slice(1).some(({ text, property }) => property === 'care' && isCare(text))
  )
    return [first, 'care'];
  if (!/^(?:material|size|weight|capacity|design)$/u.test(first)) return [first];
  const [head] = passage.units;
  const isMade = first === 'size' && head?.statement.terms.some(({ lexicon }) => lexicon === 'material') === true;
  const others = passage.units.slice(1).flatMap((unit): readonly Question[] => {
    const asked = askedBy(unit.property);
    if (unit.isNegative) return [];
    if (asked === 'material' || asked === 'capacity' || asked === 'weight') return [asked];
    if (asked === 'design' && unit.statement.terms.some(({ lexicon }) => lexicon === 'material')) return ['material'];
    return asked === 'size' && unit.statement.quantities.length > 0 ? ['size'] : [];
  });
  return [...new Set([first, ...(isMade ? (['material'] as const) : []), ...others])];
}

/** "20 g protein", "per bar 3 g sugar". */
const AMOUNT = /\d ?(?:g|mg|kcal|kJ|%)(?: |$)/u;
const isForAdults = anyCase(/\b(?:over|above) \d\d ?s?\b.*\bonly\b|\b\d\d\+ only\b|\badults only\b/iu);
/** "From 18 months", "ages 3 and up". */
const AGE = /^(?:from|ages?) (?:age )?\d+[+-]?\d* ?(?:weeks?|months?|years?|and up|\+)?(?: old| and up)?$/iu;
const DRAWBACK = /\bnot (?:rustproof|rust[- ]proof|rust resistant|stainless|rust free)$/iu;
const LOADED = /^(?:load )?tested (?:to|up to|for|at|with) [\d.,]+ ?(?:kg|lb|t|N|kN)\b/iu;
const FREE_OF =
  /^no (?:added )?(?:plastics?|leather|BPA|PVC|latex|lead|nickel|veneer|particle ?board|MDF|chipboard|microplastics|PFAS|PFOA|PTFE|phthalates|parabens|silicones?|sulphates|sulfates|palm oil)(?: (?:parts?|inside|components|content|used|and|or|\p{L}+))?$/iu;

/** "3 x 9 in covers", "1x tray": what is in a set. */
const COUNTED =
  /^\d{1,2} ?x (?:\d+ (?:in|cm|mm|ml|g) )?\p{L}{3}|^\d+ (?:\p{L}+ ){1,3}of \d[\d./]* (?:in|cm|mm)(?:$| \(|,| - )/iu;
const ASIDE_EXCLUDED = / \((?:not (?:included|supplied)|sold separately)\)/iu;
const EXCLUDED =
  /\b(?:sold separately|not (?:included|supplied|in (?:the )?(?:kit|box|set|pack)))\)?$|\bnot in (?:the )?kit\b/iu;

/** A clause as long as this tells more than a limit. */
const LONG = 70;

/** A clause that closes with its measure: "Board 30 x 22 cm"; "13 mm drivers" and "8 cm foam" are no size. */
const SIZE =
  /\d ?(?:mm|cm|m|in|ft|yd)(?: (?:tall|wide|long|deep|thick|high|across|each|radius|without \p{L}+|with \p{L}+|[WDHL]|in size \d+|\([^()]*\)))*$/u;
/** What turns a length into something else: "autofocus from 10 cm", "water resistant to 30 m". */
const NO_SIZE = /\b(?:from|resistant|proof|between|within|at|per|range|reach)\b/iu;
const WEIGHT = /\d ?(?:mg|g|kg|oz|lb)(?: (?:each|total|packed|net|(?:per|with|without) \p{L}+|\([^()]*\)))*$/u;
/** A bare weight is that of the product: "330 g", "about 520 g". */
const BARE_WEIGHT = /^(?:net |gross |total |empty |item |pair |set )?(?:weight )?(?:about |~|up to )?\d/iu;
const CAPACITY = /\d ?(?:ml|cl|L|fl oz|gal|qt|pt)(?: (?:each|total|\([^()]*\)))*$/u;

/** Whom it is for, in years or months: not how long something lasts. */
const OF_AGE =
  /\b(?:ages?|aged|year[- ]olds?|babies|toddlers?|infants?|newborns?)\b|\b(?:years?|months?|yrs?) (?:and|or|&) (?:up|over|older|above)\b|\d ?\+|\bfrom \d+ (?:years|months)\b|\b(?:under|over|above|below) \d+\b/iu;

const RUNS = /\b(?:runs?|runtime|run time|lasts?|playtime|standby|works? for|lights? for|batter\p{L}+|charge)\b/iu;

/** Whether a figure or a word is of what its property says: "tilt lock 90 deg" is no size, "adjustable 2D" no fabric. */
function isOf(asked: Question, { text, units }: Passage, first: Unit): boolean {
  const { form, statement, label } = first;
  if (/^(?:verb|clause|for|imperative)$/u.test(form) && /^(?:material|design|size|weight|capacity)$/u.test(asked))
    return asked === 'size' && units.some((unit) => unit.statement.quantities.length > 1);
  switch (asked) {
    case 'size':
      // "USB-A cable 1.5 m, fixed" tells more than a length.
      return label === ''
        ? SIZE.test(first.text) && !NO_SIZE.test(first.text) && units.every(isMeasure)
        : statement.quantities.length > 0;
    case 'weight':
      return (
        (label !== '' || /\bweigh/iu.test(text) || (WEIGHT.test(first.text) && BARE_WEIGHT.test(first.text))) &&
        units.slice(1).every((unit) => unit.statement.quantities.length > 0)
      );
    case 'battery':
      return (
        /\bbatter/iu.test(`${label} ${text}`) ||
        statement.quantities.some(({ unit }) => /^(?:min|h|days|Wh|mAh)$/u.test(unit))
      );
    case 'material':
      return statement.terms.some(({ lexicon }) => lexicon === 'material') || /\bgsm\b/iu.test(text) || label !== '';
    case 'power':
      return /\bpower|\d ?(?:W|V|kW|A)\b/u.test(`${label} ${text}`);
    case 'connection':
      return /\bconnect/iu.test(`${label} ${text}`);
    case 'origin':
      // A "UK plug" comes from nowhere.
      return label !== '' || /\b(?:made|from|in|origin|import\p{L}*)\b/iu.test(text);
    case 'contents':
      return !isOfPart(first);
    case 'age':
      return label !== '' || OF_AGE.test(text);
    case 'certificates':
      return label !== '' || /\p{Lu}{2}|\d|certif|approv|tested|organic/u.test(text);
    case 'capacity':
      return !isOfPart(first) && (label !== '' || CAPACITY.test(first.text));
    default:
      return true;
  }
}

/** "Motor 1 piece" behind a height is no measure. */
const isMeasure = ({ property, statement }: Unit): boolean =>
  statement.quantities.length > 0 && /^(?:size|weight|capacity|wear)$/u.test(askedBy(property));

/** "Clip for screens up to 25 mm" and "pull loop at back" name a thing, although "clip" is a verb too. */
export function isThingFor({ form, text }: Unit): boolean {
  const [first = '', second = '', third = ''] = text.split(' ');
  if (form !== 'imperative') return false;
  return /^(?:for|on|at)$/u.test(second)
    ? isThing(first.toLowerCase())
    : /^(?:at|on|in|inside|for|with)$/u.test(third) && isThing(second.toLowerCase());
}

/** An order that says how it is used: "mix 1 scoop with 300 ml water", "hang portrait or landscape". */
const isStep = (unit: Unit): boolean =>
  unit.form === 'imperative' &&
  !unit.isNegative &&
  STEP.test(unit.text) &&
  !isCare(unit.text) &&
  !isThingFor(unit) &&
  !/\b(?:not|never|no|only|away|avoid)\b/iu.test(unit.text);
/** How it is put up: "fix with screws or sticky pad". */
const FITTED = /^(?:fix|mount|screw|attach|assemble|install)\b/iu;
const STEP =
  /^(?!(?:keep|store|avoid|check|supervise|beware|remove|unplug|switch off|turn off|wait|allow|let|wash|hand|machine|clean|wipe|dry|iron|handle|protect|read|consult|see|measure|test|take|provide|compare|count|note|contact|confirm|yield|zip|carry|always|push button|pull tab|replace|discard|dispose)\b)(?!.* your order\b)/iu;

/** What is not there or what it is not: "no wheels", "reel not included", "not organic". */
const isLack = ({ form, text }: Unit): boolean =>
  form === 'excluded' ||
  (form === 'without' && !/\bneeded$/u.test(text)) ||
  (form === 'description' && /^not (?!for\b)/iu.test(text));

/** A thing, whatever its name reminds of: "washable filter", "cast iron skillet". */
function isNamed({ text, self }: Unit): boolean {
  const head = headOf(text);
  return isThing(head) || self.has(stemOf(head));
}

/** Whether a text speaks of washing, cleaning or keeping. */
export const isCare = anyCase(WASHING);
const isOfPart = ({ statement }: Unit): boolean => statement.part !== '';
