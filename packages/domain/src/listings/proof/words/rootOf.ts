import type { ConceptUse } from '../Evidence.js';

/** What is left of a stem without the ending that turns a verb into a noun or an adjective: "assembly" and "assembled" share `assembl`. */
export function rootOf(stem: string): string {
  const known = cache.get(stem);
  if (known !== undefined) return known;
  const found = makeRoot(stem);
  if (cache.size < 20_000) cache.set(stem, found);
  return found;
}

const cache = new Map<string, string>();
const ENDING =
  /(?:ations?|ated?|at|itions?|ions?|ements?|ments?|als?|ents?|ances?|ences?|age|ive|ity|ness|ers?|ors?|ic|y|e)$/u;
const SHORTEST = 4;

function makeRoot(given: string): string {
  // "Submersion" and "submerge", "certification" and "certified".
  const stem = given
    .replace(/mers(?=ion|e?$|ibl)/u, 'merg')
    .replace(/if(?:ic(?:ation|at)?|i|y)$/u, 'if')
    .replace(/(?<!histor|econom|class|electr|polit)ical(?:ly)?$/u, 'ic');
  const ending = ENDING.exec(stem);
  if (ending === null) return stem;
  const left = stem.slice(0, ending.index);
  // "Dive" and "diving", "bake" and "baking".
  // "Spinner" and "spin".
  const root = /er?s?$|ors?$/u.test(ending[0]) ? left.replace(/([bdgmnprt])\1$/u, '$1') : left;
  return root.length < (ending[0] === 'e' ? SHORTEST - 1 : SHORTEST) ? stem : root;
}

const SMALL_A = 97;
const SMALL_Z = 122;

/** Whether a key of the evidence is a word: groups and phrases begin with a sign, codes have figures. Most are plain letters. */
export function isOfLetters(key: string): boolean {
  let at = 0;
  while (at < key.length && key.charCodeAt(at) >= SMALL_A && key.charCodeAt(at) <= SMALL_Z) at += 1;
  return at === key.length ? at > 0 : /^\p{L}+$/u.test(key);
}

/** "Charger", "cleaner", "sensor" name a thing: that something is charged gives no charger. */
export const namesThing = (word: string): boolean => /(?:er|or)s?$/u.test(word);

/** The uses of all single words of the evidence by their roots; where several words share one, the first that was said. */
export function rootsOf(concepts: ReadonlyMap<string, ConceptUse>): ReadonlyMap<string, ConceptUse> {
  const roots = new Map<string, ConceptUse>();
  for (const [key, use] of concepts) {
    if (!isOfLetters(key)) continue;
    const root = rootOf(key);
    const known = roots.get(root);
    if (known === undefined || (known.isEntailed && !use.isEntailed)) roots.set(root, use);
  }
  return roots;
}
