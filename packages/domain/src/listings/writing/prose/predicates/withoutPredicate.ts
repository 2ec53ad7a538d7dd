import { LEXICON_WORDS } from '../../../../products/index.js';
import type { Passage } from '../../plan/Passage.js';
import type { Unit } from '../../plan/Unit.js';
import { headOf, isPlural } from '../grammar.js';
import { inSentence } from '../inSentence.js';
import type { Spoken } from '../Spoken.js';
import { isThing } from '../things.js';

/** Orders in the form of a denial, and what is of the sale. */
export const NO_THING =
  /\b(?:bleach|softener|tumbl\p{L}*|iron(?:ing)?|dryers?|utensils?|microwaves?|dishwashers?|soak(?:ing)?|returns?|refunds?|exchanges?|cleaning|chlorine|detergents?|claims?|smoking|tools?|drilling|screws?|licen[cs]e|adapter|hub)\b/iu;

/** What may come with a product or not. */
export const ACCESSORY =
  /^(?:[\p{L}-]+ )?(?:adapters?|bags?|cables?|chargers?|hooks?|plugs?|stands?|tripods?|remotes?|manuals?|cutlery|sim cards?|memory cards?|rods?|poles?|screwdrivers?|drill)$/iu;

/** "No added flavours" → "has no added flavours"; "no carpenter needed" → "no carpenter is needed". */
export function withoutPredicate({ text, isFree, at, source }: Unit, { units }: Passage): Spoken | undefined {
  if (
    NO_THING.test(text) ||
    /^(?:no|without) (?:it|them|this|that|these|those)\b/iu.test(text) ||
    /[(),]| (?:inside|outside|near|nearby|in|on|at|while|after|before)\b/u.test(text)
  )
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
  // "No wet food", "no salt water" forbid something; only a part, a material or a setting can be missing.
  return mayBeMissing(thing) || /^(?:without|zero)\s/iu.test(text)
    ? { kind: 'has', text: inSentence(text).replace(/^(?:without|zero)\s/iu, 'no ') }
    : undefined;
}

const SETTING =
  /^(?:lining|subscription|app|wi-?fi|bluetooth|microphone|camera|speaker|sound|backlight|screen|coating|bpa|phthalates|parabens|sulphates|sulfates|fragrance|perfume|colou?rs?|dyes?|flavou?rs?|flavou?ring|preservatives|sugar|salt|soap|alcohol|gluten|lactose|additives|fillers?|pellets|assembly|castors?|wheels?|motor|engine|battery|batteries|cord|wires?|magnets?|glue|odou?r|smell|scent|noise|logo|branding|print|pattern|elastane|elastic|padding|insulation|filter|memory|warranty|guarantee|rating|output|input|port|socket|switch|timer|thermostat|alarm|display|reservoir|drainage|holes?|compartments?|divider|dividers|shelf|shelves|drawers?|hood|belt|underwire|chin|heel|laces?|cuffs?)$/iu;

/** A thing that products have or not, without its "no": by the last word of the phrase, and by the first where two are named. */
export const mayBeMissing = (phrase: string): boolean => {
  if (/^\p{Lu}{2,5}(?: \p{L}+)?$/u.test(phrase)) return true;
  const heads = [headOf(phrase), /\p{L}+$/u.exec(phrase)?.[0].toLowerCase() ?? ''];
  return heads.some((head) => isThing(head) || LEXICON_WORDS.has(head) || SETTING.test(head));
};
