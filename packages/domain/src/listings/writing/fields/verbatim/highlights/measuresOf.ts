import type { PropertyId } from '../../../../../products/index.js';
import type { Unit } from '../../../plan/Unit.js';

/** Height and capacity of the whole, as a sentence gives them: "It stands 21 cm tall and weighs 640 g". */
const MEASURE: Readonly<Partial<Record<PropertyId, (figure: string) => string>>> = {
  height: (figure) => `${figure} tall`,
  capacity: (figure) => `${figure} capacity`,
};
const OF_WHOLE =
  /^(?:it|they|stands?|weighs?|holds?|measures?)\b(?!.*\b(?:fold|folded|packed|rolled|packaged|collapsed|box|bag|carton|cut|open|closed|fits?)\b)/iu;
/** "It measures 15 x 5 x 3.5 in": all sides in one. */
const SIDES =
  /(?:measures?|is|are) (?:about )?(?<sides>\d[\d.]*(?: ?(?:cm|mm|in|m|ft))?(?: x \d[\d.]*){1,2} ?(?:cm|mm|in|m|ft))(?![\p{L}\d])/iu;

/** Sides and capacity of the whole, which few choose by; a weight alone is no reason to choose. */
export function measuresOf({ label, statement: { quantities, text } }: Unit): readonly string[] {
  if (label !== '' || !OF_WHOLE.test(text)) return [];
  const sides = SIDES.exec(text)?.groups?.sides;
  return [
    ...(sides === undefined ? [] : [sides]),
    ...quantities
      .filter(({ part, chain, qualifier }) => part === '' && chain === 1 && qualifier === '')
      .flatMap(({ property, start, end }) => {
        const phrase = MEASURE[property]?.(text.slice(start, end));
        return phrase === undefined ? [] : [phrase];
      }),
  ];
}
