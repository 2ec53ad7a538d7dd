import type { Passage } from '../../plan/Passage.js';
import type { Unit } from '../../plan/Unit.js';
import { capitalised } from '../normalise.js';
import type { Spoken } from '../Spoken.js';

/** Signs that plain sentences do not hold. */
export const UNEVEN = /[=|?~/"+]| - |: |(?<!(?:ed|made|sewn|woven|cut|wn|washed|wash|clean)) by hand\b/u;

/** "As it softens in a hot car": a reason is no sentence. */
export const isSubordinate = ({ text }: Unit): boolean =>
  /^(?:as|so|because|since|which|while|although|unless|until|where|whose) (?!not? )/iu.test(text);

/** "Keep below 30 °C, as it softens in a hot car": all of it or nothing. */
export function withReason({ text }: Passage, first: Unit): readonly Spoken[] | undefined {
  if (UNEVEN.test(text) || isSubordinate(first)) return undefined;
  return first.form === 'imperative'
    ? [{ kind: 'order', text }]
    : first.form === 'clause'
      ? [{ kind: 'sentence', text: capitalised(text) }]
      : undefined;
}
