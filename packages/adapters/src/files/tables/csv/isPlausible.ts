/** A letter, a mark or a usual sign. */
const PLAUSIBLE = /^[\x20-\x7e\p{L}\p{M}\p{N}™®©°–—‘’‚“”„•…«»×·€£¥§№、。，！？：；（）「」【】・ー～\s]+$/u;
const CAPITAL_INSIDE = /\p{Ll}\p{Lu}{1,2}\p{Ll}/u;

/** Whether a text is what a cell holds that was read in its encoding. */
export function isPlausible(text: string): boolean {
  return PLAUSIBLE.test(text) && !CAPITAL_INSIDE.test(text);
}
