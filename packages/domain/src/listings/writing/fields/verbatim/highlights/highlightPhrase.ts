import { BASE_VERBS } from '../../../../../products/index.js';
import { isPlural } from '../../../prose/grammar.js';
import { isThing } from '../../../prose/things.js';
import { NO_HIGHLIGHT } from '../../highlightsOf.js';
import { CLAUSE, LONGEST } from './actsOf.js';

const SHORTEST = 6;

/** Whether a phrase may stand among the highlights: short, no clause, nothing that needs its sentence. */
export const isPhrase = (phrase: string): boolean =>
  phrase.length >= SHORTEST &&
  phrase.length <= LONGEST &&
  /\p{L}{2}/u.test(phrase) &&
  !CLAUSE.test(phrase) &&
  !NO_HIGHLIGHT.test(phrase) &&
  // "Missing pieces sent free for 6 months" is a term of the seller.
  !/\b\d+ (?:years?|months?|days?)$|\bsent\b/iu.test(phrase) &&
  !/\b(?:my|our|we|this|these|again|each year|conducts|too \p{L}+ for)\b|^(?:lighter|thicker|thinner|heavier|larger|bigger|smaller|stronger|softer|longer|shorter|wider|finer|coarser) |^machine \d|^too |(?<=\p{L}) in$| (?:on|with|for|of|to|at|by|from|up)$|^\p{L}+['’]s |^from\b|^\p{L}+ from \d|^\p{L}+ (?:outside|inside)$|^each\b|^size of\b|^one \p{L}+$|\p{L}s fit$|\p{L} empty$|^(?:weight|size) all| 360$|\bscrews\b|\bin (?:both|all|each)\b|\bonly\b|\b(?:excepted|excluded|until|people|persons)\b|^(?:inner|outer|after|before|during|when|while|item no|model no)\b|^\p{L}+s \d+ \p{L}{3,}$|^(?:an? )?(?:first|second|third|last|next|other|another)$|\b(?:most|all|any)$|^\S+ spare$|^set \d|^\p{L}+ and \p{L}+$|^\d[\d.,]* ?(?:lb|kg|g|oz) (?!in\b|with\b|max)\p{L}|^\d[\d.,]* ?(?:ml|L|qt|cups?) of /iu.test(
    phrase,
  ) &&
  // "Freezer" of "freezer: yes" is no part of it, "detachable" says nothing of the product alone.
  (phrase.includes(' ') || ALONE.test(phrase)) &&
  // "15 seconds" of what?
  !/^(?:about |up to )?\d[\d.,/-]* ?(?:s|sec|min|h|seconds?|minutes?|hours?|days?|weeks?|months?|years?)$/iu.test(
    phrase,
  );

/** What one word says of the whole product. */
const ALONE =
  /^(?:vegan|waterproof|water-resistant|splashproof|leakproof|cordless|rechargeable|refillable|reusable|stackable|foldable|handmade|hand-?(?:made|woven|sewn|painted|carved)|\p{L}+-free|\p{L}*\d\p{L}*)$/iu;

/** A phrase without a verb: not "sections hold", nor the "2 lock" of "4 wheels, 2 lock". */
export function isNamed(phrase: string): boolean {
  const words = phrase.toLowerCase().split(/[^\p{L}\d'’-]+/u);
  const hasVerb = words.some(
    (word, at) =>
      at > 0 &&
      !isThing(word) &&
      (BASE_VERBS.has(word)
        ? isPlural(words[at - 1] ?? '')
        : word.endsWith('s') && BASE_VERBS.has(word.replace(/e?s$/u, '')) && at < words.length - 1 && at <= 2),
  );
  const isUncounted = /^(?:[2-9]|1\d) \p{L}+$/u.test(phrase) && !isPlural(words.at(-1) ?? '');
  return !hasVerb && !isUncounted;
}

/** What it has or is for is left out of a phrase that is too long: "padded sleeve" of "padded sleeve with a strap that …". */
export function shortened(phrase: string): readonly string[] {
  const bare = phrase.replace(/^(?:an?|the) /iu, '');
  if (isPhrase(bare)) return [bare];
  // "Fits other tiles with 3 inch sides" fits no others.
  if (FITTING.test(bare)) return [];
  const short = bare.replace(SHORTER, '');
  // "UPF 50+ on the brim" is no figure of the whole.
  if (/\d/u.test(short) && /^ (?:on|in|at) (?!the (?:box|pack|package|set|kit)\b)/u.test(bare.slice(short.length)))
    return [];
  // What was cut off may be what limits the rest.
  if (LIMITING.test(bare.slice(short.length))) return [];
  // "Blade tension set with the nut": what it is set by is not cut off.
  return short.includes(' ') && !/ (?:set|cut|put|held|kept|\p{L}{2,}ed)$/u.test(short) ? [short] : [];
}

const FITTING = /^(?:fits?|works?|compatible|suits?|suitable|takes?|for|holds?|made for|sized) /iu;
const LIMITING = /\b(?:only|not|never|no|sold|other|up to|until|except|unless|optional|extra|max|light|when|if)\b/iu;
const SHORTER = / (?:with|for|that|which|so|on the|in the|at the) .*$/u;
