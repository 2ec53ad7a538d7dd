import { stemsOf } from '../../../../../products/index.js';
import { opensList, type Unit } from '../../../plan/Unit.js';
import { inSentence } from '../../../prose/inSentence.js';

const NAMED_FOR =
  /^(?:this is |it is )?(?:an? |our |the )?(?<name>[^,:;()]+?) (?<what>for (?!the\b|all\b)[^,;:()]+)$/iu;
/** Whom it is for is a sentence, a reason or a limit. */
const NO_PURPOSE =
  /\b(?:who|that|which|when|while|if|only|not|so|because|where|you|your|we|our|my|own|up to \d+ (?:years|months)|now|long)\b/iu;
const LONGEST = 42;

/** What the sentence that names the product says it is for: "for cats up to 26 lb" of "window perch for cats up to 26 lb". */
export function forWhat(unit: Unit, units: readonly Unit[], name: string): readonly string[] {
  const { text, label, at, isNegative, group } = unit;
  if (label !== '' || at > 0 || isNegative) return [];
  const { name: said = '', what = '' } = NAMED_FOR.exec(text)?.groups ?? {};
  const own = new Set(stemsOf(name));
  const stems = stemsOf(said);
  const next = units[units.indexOf(unit) + 1];
  const goesOn = next?.group === group && opensList({ form: 'for', text }, next);
  return what === '' || what.length > LONGEST || NO_PURPOSE.test(what) || goesOn || !stems.some((stem) => own.has(stem))
    ? []
    : [inSentence(what)];
}
