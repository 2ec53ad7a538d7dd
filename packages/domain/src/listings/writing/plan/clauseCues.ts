import type { Unit } from './Unit.js';

/** What must be done: "must be fixed to the wall". */
export const DUTY = /^(?:must|has to|have to|needs? to)\b/iu;
/** "Bevelled edges so chairs do not catch": what it prevents is a merit. */
export const PREVENTS =
  /^(?!(?:not?|never|do not|don['’]t)\b)[^,;.]+?(?:,? so (?:that )?[^;.]*\b(?:not?|never|cannot|won['’]t|don['’]t|doesn['’]t|can['’]t)\b| (?:that|which) (?:does|do|will|can) ?not\b| (?:that|which) (?:never|won['’]t|doesn['’]t)\b| (?:do not|does not|don['’]t|doesn['’]t|won['’]t|will not|never) (?:slip|slide|scratch|rust|break|tip|wobble|leak|fade|shed|bruise|stain|mark|smell|rattle|tangle|warp|crack|chip|peel|fray|shrink|sag|curl|drip|spill|squeak|loosen|unravel|irritate|snag|pinch|dent|skid|stretch|pill)\b)/iu;

/** The first material behind "for": that of other things. */
export function isOfOthers({ statement: { tokens, terms } }: Unit): boolean {
  const at = tokens.findIndex(({ lower }) => lower === 'for');
  const material = terms.find(({ lexicon }) => lexicon === 'material');
  return at > 0 && material !== undefined && material.first > at;
}

/** What no one eats or wears on the skin. */
export const HARD =
  /\b(?:steel|metal|ceramic|nylon|plastic|aluminium|aluminum|glass|wood|rubber|silicone|bristles?|barrel|handle|tourmaline|rod|roller|comb|sponge|satin|silk|polyester|cotton|fabric|foam|towel|mitt|mirror|scrunch\p{L}*)\b/iu;
