import { BASE_VERBS, baseOfThirdPerson, LEXICON_WORDS } from '../../../../products/index.js';
import { foldPlural, HEAD_NOUNS } from '../../../../shared/index.js';
import { headOf, isPlural } from '../grammar.js';
import { isThing } from '../things.js';
import { isCommonWord } from '../vocabulary.js';

const MOST_WORDS = 8;
/** Where a noun phrase goes on with a place, a purpose or a thing that belongs to it. */
const JOINT = /^(?:for|with|in|on|at|of|from|around|under|between|inside|by|to)$/u;
/** Ends of words that name a device, an act or a quality, which a product may have. */
const NOUN_END = /(?:tion|sion|ment|ance|ence|ity|ture|ship|ness|age|er|or|ery|let|ing|ism|ette)s?$/u;
/** Heads that a product does not have: times, people, uses, what is said of the sale. */
const NOT_HAD =
  /^(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|times?|uses?|gifts?|men|women|kids|children|boys|girls|ladies|babies|adults?|people|users?|beginners?|dogs?|cats?|pets?|homes?|offices?|schools?|cars?|orders?|packs?|sets?|pieces?|pairs?|items?|products?|purposes?|water|summer|winter|weather|rooms?|kitchens?|customers?|buyers?|sizes?|sellers?|photos?|delivery|shipping|price|returns?|grade|class|type|category|part|versions?|editions?|only|one|season|series|party|wedding|festival|order|proof|colours?|colors?|lumens?|watts?|volts?|grams?|assembly|installation|set-?up|delivery|(?:long|short|strong|larg|small|high|low|thick|thin|wid|soft|fast|slow|easi|bett|heavi|deep|bigg|clean|bright|dark|warm|cool|few|great)er|other|over|under|after|never|ever|per)$/u;

const PLACE = /^(?:front|back|top|bottom|inside|outside|left|right|side)$/u;
/** "304 stainless steel inside" says where it is. */
export const WHERE = /^(?:inside|outside|underneath|interior|exterior|underside|throughout|all over)$/u;

/** Whether a phrase is a thing, a part or a quality in its common words, with no verb in it: the product can have it. */
export function isPlainThing(phrase: string): boolean {
  const parts = phrase.split(/ (?:and|or) /u);
  if (parts.length > 1) return parts.every((part) => isPlainThing(part) && !PLACE.test(part));
  const words = phrase.split(' ');
  if (words.length < 2 || words.length > MOST_WORDS || /[^\p{L}\d\s'’.,%-]|, /u.test(phrase)) return false;
  const head = headOf(phrase);
  const at = words.findIndex((word) => JOINT.test(word.toLowerCase()));
  const front = at === -1 ? words : words.slice(0, at);
  if (
    front.length === 0 ||
    NOT_HAD.test(head) ||
    WHERE.test(head) ||
    beginsOtherwise(phrase) ||
    hasVerb(words, front.length)
  )
    return false;
  // A name or a figure at the end of it is not what it has.
  if (!/^\p{Ll}{3,}$/u.test(front.at(-1) ?? '')) return false;
  if (front.length < 2 && at === -1) return false;
  return (
    isThing(head) ||
    HEAD_NOUNS.has(foldPlural(head)) ||
    (NOUN_END.test(head) && !BASE_VERBS.has(head)) ||
    (isPlural(head) && isCommonWord(head))
  );
}

/** "Unplug the dryer", "finds edges", "also ok as a cushion": no noun phrase begins so. */
export function beginsOtherwise(phrase: string): boolean {
  const [first = '', second = ''] = phrase.toLowerCase().split(' ');
  // "Close fitting roll neck".
  if (/^(?:close|open|loose|long|short|slow|soft|quick|hard|slim|tight)$/u.test(first) && second.endsWith('ing'))
    return false;
  if (
    /^(?:also|warning|caution|note|important|approx|about|just|very|so|then|plus|yes|all|any|every|some|max|min|maximum|minimum|less|more|most|total)$|(?<!famil|assemb|suppl|jel|bel|dai)ly$/u.test(
      first,
    )
  )
    return true;
  if (BASE_VERBS.has(first) && !isThing(first) && !HEAD_NOUNS.has(foldPlural(first)) && !LEXICON_WORDS.has(first))
    return true;
  if (/^(?:your|the)$/u.test(second)) return true;
  const isVerb = baseOfThirdPerson(first) !== undefined && !isThing(first);
  return (
    isVerb && (JOINT.test(second) || /^(?:the|your|a|an|within|before|after|until)$/u.test(second) || isPlural(second))
  );
}

/** A clause that a figure or a comma left without its verb's form: "legs wrap round stroller bars". */
export const holdsVerb = (phrase: string): boolean => hasVerb(phrase.split(' '), phrase.split(' ').length);

/** "Knobs click", "legs wrap round bars", "fix with screws", "clumps within seconds". */
function hasVerb(words: readonly string[], frontLength: number): boolean {
  return words.some((word, at) => {
    if (at === 0 || at >= frontLength + 2) return false;
    const before = words[at - 1] ?? '';
    const lower = word.toLowerCase();
    if (isThing(lower) || LEXICON_WORDS.has(lower)) return false;
    if (BASE_VERBS.has(lower) && isPlural(before)) return true;
    // "Oven door opens", "shade tilts": a part and what it does.
    const isAct = baseOfThirdPerson(lower) !== undefined && !isPlural(before);
    return isAct && (at < words.length - 1 || isThing(before.toLowerCase()));
  });
}
