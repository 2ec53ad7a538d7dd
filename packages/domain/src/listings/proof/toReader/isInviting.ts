import { wordSet } from '../../../shared/index.js';
import { BASE_VERBS, SCENE_VERBS, type Statement } from '../../../products/index.js';
import type { Evidence } from '../Evidence.js';

const LONGEST = 14;

/**
 * Whether a clause is an invitation or a setting that names nothing which only a fact can allow: "Wear it with another chain",
 * "on toast, in porridge or in tea". Words that no fact has make it no claim; those that the facts deny, and praise, do.
 */
export function isInviting(statement: Statement, evidence: Evidence): boolean {
  const { tokens, negated, quantities, terms } = statement;
  if (tokens.length > LONGEST || tokens.length < 2 || quantities.length > 0 || terms.length > 0) return false;
  if (negated.includes(true) || tokens.some(({ kind }) => kind === 'number' || kind === 'code')) return false;
  const words = tokens.map(({ lower }) => lower);
  return (isInvitation(words) || isSetting(words)) && !risks(statement, evidence);
}

const STYLES = wordSet('wear|pair|style|team|layer|match|combine');
/** Kinds of which a seller says what they are worn with. */
const WORN: ReadonlySet<string> = new Set(['clothing', 'shoes', 'bags', 'jewellery', 'watches']);

/** Whether a clause says what else to wear: "Pair them with a white shirt" says nothing of the product. */
export function isStyling({ tokens, quantities }: Statement, { reading }: Evidence): boolean {
  const [first = '', second = '', third = '', ...more] = tokens.map(({ lower }) => lower);
  const { kind } = reading.name;
  return (
    STYLES.has(first) &&
    OBJECT.has(second) &&
    /^(?:with|under|over|as|on|beneath|between)$/u.test(third) &&
    quantities.length === 0 &&
    kind.certainty === 'known' &&
    WORN.has(kind.kind.category) &&
    !more.some((word) => ASSERTED.test(word) || /^(?:the|its|built|included)$/u.test(word))
  );
}

/** "For rocket, spinach or herbs from the market" goes on behind its comma. */
export function continuesSetting(statement: Statement, first: Statement, evidence: Evidence): boolean {
  const { tokens, negated, quantities, terms, form } = statement;
  const words = tokens.map(({ lower }) => lower);
  return (
    form === 'noun' &&
    isSetting(first.tokens.map(({ lower }) => lower)) &&
    first.quantities.length + quantities.length + terms.length === 0 &&
    !negated.includes(true) &&
    words.length <= LONGEST_SETTING &&
    tokens.every(({ kind, text }) => kind === 'sign' || (kind === 'word' && /^\p{Ll}/u.test(text))) &&
    !words.some((word) => ASSERTED.test(word)) &&
    !risks(statement, evidence)
  );
}

/** What is done with the product, or where: "Wear it with another chain", "keep them in the boot", "stir a spoonful into …". */
const isInvitation = ([first = '', second = '', ...more]: readonly string[]): boolean =>
  (SCENE_VERBS.has(first) || BASE_VERBS.has(first)) &&
  !RESULTS.has(first) &&
  (/^(?:your|a|an|some)$/u.test(second) ||
    (!TREATS.has(first) && (OBJECT.has(second) || (PARTICLE.has(second) && OBJECT.has(more[0] ?? ''))))) &&
  !more.some((word) => ASSERTED.test(word)) &&
  // "With the built-in stand" speaks of the product.
  !/\bwith (?:the|its)\b/u.test(more.join(' '));

const PARTICLE = wordSet('up|down|out|off|on|in|over|around|along');
const OBJECT = wordSet('it|them|this|these|the|one|two');
/** "On toast, in porridge or in tea", "for lists, plans and sketches": no verb, no audience. */
const isSetting = ([first = '', ...more]: readonly string[]): boolean =>
  /^(?:for|on|in|at|after|before|during|between|over)$/u.test(first) &&
  more.length <= LONGEST_SETTING &&
  !more.some((word) => ASSERTED.test(word) || /^(?:it|its|they|them|with|back|new|more|less)$/u.test(word));

const LONGEST_SETTING = 8;
/** A second clause, or a comparison, says something of the product. */
const ASSERTED =
  /^(?:is|are|was|were|be|been|has|have|had|will|can|may|comes?|made|makes?|gives?|plays?|shows?|lights?|turns?|opens?|includ\p{L}+|contain\p{L}*|without|holds?|keeps?|fits?|works?|lets?|ideal|perfect|safe|compatible|certified|tested|no|not|never|every|all|any|many|much|as|free|forever|money|refund|replacement|which|that|who)$/u;
/** What a call may not promise to come of it. */
const RESULTS = wordSet(
  'burn|lose|save|earn|win|gain|boost|improve|reduce|relieve|prevent|stop|end|forget|skip|use|send|return|order|buy|trust|count|cast|sewn|knit|hand|machine|expect|experience|feel|discover|get|see|enjoy|love|smooth|ground|grill',
);
/** What the product must stand, or do, where it is done to it. */
const TREATS = wordSet(
  'wash|rinse|dry|iron|bleach|clean|freeze|heat|reheat|boil|bake|cook|fry|blend|pour|soak|dunk|submerge|microwave|steam|tumble|charge|recharge|store|cut|connect|pair|stack|place|ride|throw|toss|drop|wear|take|plug|mount|screw|switch|choose|pick|lock|dim',
);
/** Places, uses and people that a fact has to allow. */
export const RISK =
  /^(?:water|underwater|wet|bath\p{L}*|tub|pool|shower\p{L}*|swim\p{L}*|div(?:e|es|ing)|sea|ocean|salt\p{L}*|rain|snow|ice|frost|boil\p{L}*|hot|heat\p{L}*|oven|stove|hob|grill\p{L}*|flames?|fire|microwave|freez\p{L}*|fridge|dishwasher|machine|washer|washing|laundry|dryer|tumble|iron|bleach|detergent|alcohol|chargers?|charging|wireless\p{L}*|app|phones?|tablets?|laptops?|bluetooth|wifi|usb|alexa|google|siri|xbox|playstation|outdoors?|outside|sun|children|child|kids?|toddlers?|bab(?:y|ies)|infants?|newborns?|seniors?|women|men|girls?|boys?|adults?|beginners?|professionals?|experts?|pets?|dogs?|cats?|horses?|pregnan\p{L}*|skin|hair|eyes?|face|wounds?|burns?|pain|allerg\p{L}*|diabet\p{L}*|sensitive|vegan\p{L}*|weight|calories|metal|stone|marble|concrete|brick|induction|gas|electric|carpets?|cars?|trucks?|bikes?|motorcycles?|vehicles?|engines?|planes?|cabin|maternity|overnight|alone)$/u;

/** It names what only a fact can allow, or a brand: then its words are checked one by one. */
const risks = ({ tokens, stems }: Statement, { concepts }: Evidence): boolean =>
  tokens.some(
    ({ lower, text }, at) =>
      (concepts.get(stems[at] ?? '')?.affirmed !== true && (RISK.test(lower) || (at > 0 && /^\p{Lu}/u.test(text)))) ||
      (OUTDOOR_PLACES.test(lower) && concepts.get('outdoor')?.denied === true),
  );

/** Where a product is not put that is not for outdoors. */
export const OUTDOOR_PLACES = /^(?:balcony|balconies|garden|terrace|patio|yard|lawn|veranda|porch|camping|park)$/u;
