import { LEXICON_WORDS, NUMBER_WORDS, stemOf } from '../../../../../products/index.js';
import { isHeadNoun } from '../../../../../shared/index.js';
import type { Unit } from '../../../plan/Unit.js';
import { inSentence } from '../../../prose/inSentence.js';
import { isThing } from '../../../prose/things.js';

const HAD =
  /(?:^|\b(?:with|has|have) |, |, and )(?<count>an?|two|three|four|five|six|eight|\d{1,2}) (?<thing>(?!(?:x|mm|cm|m|in|ft|of|to|and|or|few|bit|little|lot|kind|set|pack|pair|piece|separate|second|further|other|different|good)\b)\p{L}[\p{L}-]*(?: (?!(?:and|or|with|in|on|of|for|to|from|that|which|so|at|by|is|are|under|over|inside|outside|side)\b)\p{L}[\p{L}-]*){0,3})(?=$|[,;.(]| (?:and|with|in|on|for|of|that|which|so|under|over|inside|outside|at|from|a side)\b)/giu;
const UNSURE =
  /\b(?:not|no|never|without|unlike|instead|than|if|when|unless|except|only|optional|extra|other|another|fits?|needs?|requires?|may|photo|picture|sold|you|we)\b|n['’]t\b/iu;
const OF_LITTLE =
  /(?:^|\s)(?:pieces?|parts?|screws?|bolts?|hours?|minutes?|seconds?|days?|weeks?|months?|years?|times|people|persons|degrees|colou?rs|sizes|positions|steps|sides?|ends?|one|ones|way|ways|line|lines|finish|look|tint|person|child|hand|hands)$/iu;

/** Parts that a sentence says the product has: "mesh strainer" of "with a mesh strainer", "18 pegs" of "with 18 pegs a side". */
export function thingsHad({
  text,
  label,
  isNegative,
  statement,
  topic,
  form,
  property,
  self,
}: Unit): readonly string[] {
  if (label !== '' || isNegative || form === 'imperative' || /^(?:limits|care|trust)$/u.test(topic)) return [];
  if (/^(?:included|excluded|warranty)$/u.test(property) || statement.negated.includes(true) || UNSURE.test(text))
    return [];
  return [...text.matchAll(HAD)].flatMap(({ groups: { count = '', thing = '' } = {} }) => {
    const head = (thing.split(' ').at(-1) ?? '').toLowerCase();
    const isOne = /^an?$/iu.test(count);
    const isPart = (isThing(head) || isHeadNoun(head)) && !LEXICON_WORDS.has(head) && !self.has(stemOf(head));
    // A bare noun says little, one with its count or its description does.
    return !isPart || OF_LITTLE.test(thing) || (isOne && !thing.includes(' '))
      ? []
      : [inSentence(isOne ? thing : `${NUMBER_WORDS.get(count.toLowerCase()) ?? count} ${thing}`)];
  });
}
