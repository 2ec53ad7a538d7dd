import { stemsOf } from '../../../products/index.js';
import type { ConceptUse } from '../Evidence.js';

const ALLERGENS = stemsOf(
  'almond nut nuts hazelnut cashew walnut pistachio peanut milk dairy lactose egg soy soya gluten wheat sesame mustard celery fish shellfish latex nickel',
);
const ALLERGIES = stemsOf('allergy allergic intolerance intolerant sensitivity');

/** What contains an allergen is not for people with an allergy to it, unless the facts say something of the allergy themselves. */
export function denyAllergies(concepts: Map<string, ConceptUse>): void {
  const contained = ALLERGENS.find((stem) => concepts.get(stem)?.affirmed === true);
  if (contained === undefined) return;
  const factIds = concepts.get(contained)?.factIds ?? new Set();
  for (const stem of ALLERGIES)
    if (concepts.get(stem)?.isEntailed !== false)
      concepts.set(stem, { affirmed: false, denied: true, factIds, isEntailed: true });
}
