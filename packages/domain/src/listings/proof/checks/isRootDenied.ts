import type { Concept } from '../concepts.js';
import type { Evidence } from '../Evidence.js';
import { rootOf } from '../words/rootOf.js';

/** The facts deny another form of the word: "before you dive" where "not for diving" was given. */
export const isRootDenied = ({ stems: [stem = '', ...others] }: Concept, { roots, concepts }: Evidence): boolean =>
  others.length === 0 && (roots.get(rootOf(stem))?.denied === true || startsDenied(stem, concepts));
/** "It isn't a touchscreen" where "no touch" was given. */
const startsDenied = (stem: string, concepts: Evidence['concepts']): boolean => {
  for (let end = LEAST_BEGINNING; end < stem.length; end += 1) {
    const use = concepts.get(stem.slice(0, end));
    if (use?.denied === true && !use.affirmed) return true;
  }
  return false;
};
const LEAST_BEGINNING = 4;
