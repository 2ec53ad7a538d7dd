import type { Passage } from '../../plan/Passage.js';
import type { Unit } from '../../plan/Unit.js';
import { isPlural } from '../grammar.js';
import { inSentence } from '../normalise.js';
import type { Spoken } from '../Spoken.js';

/** Orders in the form of a denial, and what is of the sale. */
export const NO_THING =
  /\b(?:bleach|softener|tumbl\p{L}*|iron(?:ing)?|dryers?|utensils?|microwaves?|dishwashers?|soak(?:ing)?|returns?|refunds?|exchanges?|cleaning|chlorine|detergents?|claims?|smoking|tools?|drilling|screws?|licen[cs]e|adapter|hub)\b/iu;

/** What may come with a product or not. */
export const ACCESSORY =
  /^(?:[\p{L}-]+ )?(?:adapters?|bags?|cables?|chargers?|hooks?|plugs?|stands?|tripods?|remotes?|manuals?|cutlery|sim cards?|memory cards?|rods?|poles?|screwdrivers?|drill)$/iu;

/** "No added flavours" → "has no added flavours"; "no carpenter needed" → "no carpenter is needed". */
export function withoutPredicate({ text, isFree, at, source }: Unit, { units }: Passage): Spoken | undefined {
  if (NO_THING.test(text) || /[(),]| (?:inside|outside|near|nearby|in|on|at|while|after|before)\b/u.test(text))
    return undefined;
  const done = /^no (.+?)(?: is| are)? (needed|required|included|supplied)$/iu.exec(text);
  const isLater = at > 0 && !units.every((unit) => unit.form === 'without' || unit.isNegative);
  // "No driver needed" says all of it, whatever stands before.
  if (isLater && done === null) return undefined;
  if (!isFree && done === null && !units.every(({ form }) => form === 'without')) return undefined;
  const [, thing = ''] = /^no (.+)$/iu.exec(text) ?? [];
  if (ACCESSORY.test(thing))
    return { kind: 'sentence', text: `no ${inSentence(thing)} ${isPlural(thing) ? 'are' : 'is'} included` };
  if (source.statement.part !== '' && !/^no /iu.test(text)) return undefined;
  if (done !== null) {
    const [, what = '', said = ''] = done;
    return { kind: 'sentence', text: `no ${inSentence(what)} ${isPlural(what) ? 'are' : 'is'} ${said}` };
  }
  return { kind: 'has', text: inSentence(text).replace(/^(?:without|zero)\s/iu, 'no ') };
}
