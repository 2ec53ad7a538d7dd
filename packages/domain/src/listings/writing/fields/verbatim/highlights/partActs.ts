import { BASE_VERBS } from '../../../../../products/index.js';
import { isPlural } from '../../../prose/grammar.js';
import { inSentence } from '../../../prose/inSentence.js';
import type { Unit } from '../../../plan/Unit.js';
import { isDoing, LIMITS } from './actsOf.js';

/** Characters of a clause among the highlights. */
const LONGEST = 50;
/** What follows only says why: "the top flap folds over the edges so nothing slides out". */
const REASON = /,? (?:so(?: that)?|which|because|to keep|to protect) .*$/u;
/** What makes it true only sometimes, or of another thing. */
const CONDITIONAL =
  /\b(?:if|when|while|unless|until|except|only|not|no|never|without|after|before|may|might|can|could|must|should|will|would|each|every|other|some|most|sometimes|too|again|please|you|your|we|our|us|it|they|them|this|these|that|normal|photo|picture)\b|[():;"“”=]|\d{8}/iu;
const OPENS = /^(?:an? |the |its |both |all |two |three |four |five |six |eight |\d{1,2} )?/iu;
/** What happens to it, or what happens in use, is no reason to buy it. */
const OF_LITTLE =
  /\b(?:varies|vary|differs?|smells?|goes|go|fades?|rusts?|stains?|shrinks?|breaks?|tears?|bends?|cracks?|scratch(?:es)?|melts?|peels?|wears?|loosens?|rubs?|heats?|gets?|becomes?|needs?|requires?|weighs?|measures?|costs?|ships?|arrives?|comes?|means?|looks?|feels?|wants?|likes?|loves?|says?|ends?|begins?|starts?)\b/iu;
const ELSEWHERE = /^(?:limits|care|trust)$/u;

/**
 * What a part of it does, in its own clause: "two steel cables hold the front edge", "name field on the side takes a marker".
 * Nothing that a neighbouring clause takes back, and nothing that holds only sometimes.
 */
export function partActs(unit: Unit, units: readonly Unit[]): readonly string[] {
  const { text, label, at, topic, property, form } = unit;
  if (label !== '' || at > 0 || ELSEWHERE.test(topic) || /^(?:included|excluded|warranty)$/u.test(property)) return [];
  if (!/^(?:noun|clause|verb)$/u.test(form)) return [];
  const isTakenBack = units.some(
    (one) => one.group === unit.group && one !== unit && (one.isNegative || LIMITS.test(one.text)),
  );
  const said = text.replace(REASON, '');
  const isOfOtherLength = said.length > LONGEST || said.split(' ').length < SHORTEST;
  return isTakenBack || isOfOtherLength || CONDITIONAL.test(said) || OF_LITTLE.test(said) || !isClause(said)
    ? []
    : [inSentence(said.replace(/^(?:an?|the|its) /iu, ''))];
}
const SHORTEST = 4;

/** It begins with its subject, and the verb follows within a few words: "clamp opens up to 4.5 cm". */
function isClause(said: string): boolean {
  const words = said.replace(OPENS, '').toLowerCase().split(' ');
  const at = words.findIndex(
    (word, place) => place > 0 && (isDoing(word) || (BASE_VERBS.has(word) && isPlural(words[place - 1] ?? ''))),
  );
  return at > 0 && at <= MOST_SUBJECT && at < words.length - 1 && !/^(?:and|or)$/u.test(words[at - 1] ?? '');
}
const MOST_SUBJECT = 5;
