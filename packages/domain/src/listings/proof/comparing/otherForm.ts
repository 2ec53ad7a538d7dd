import type { Concept } from '../concepts.js';
import type { ConceptUse, Evidence } from '../Evidence.js';
import { namesThing, rootOf } from '../words/rootOf.js';

/** What the evidence says of a word in another form: as two words of a compound, or with another ending. */
export const otherForm = (concept: Concept, evidence: Evidence): ConceptUse | undefined =>
  compoundUse(concept, evidence) ?? rootUse(concept, evidence);

const LEAST_HALF = 3;

/** "Saltwater" where "fresh and salt water" was given: a compound of two words of the input. */
function compoundUse({ stems, first, next }: Concept, { concepts }: Evidence): ConceptUse | undefined {
  const [word = ''] = stems;
  if (next - first > 1 || word.length < 2 * LEAST_HALF) return undefined;
  for (let at = LEAST_HALF; at <= word.length - LEAST_HALF; at += 1) {
    const [head, tail] = [concepts.get(word.slice(0, at)), concepts.get(word.slice(at))];
    if (head?.affirmed === true && tail?.affirmed === true)
      return { ...tail, factIds: new Set([...head.factIds, ...tail.factIds]) };
  }
  return undefined;
}

/** "Registration" where "if registered" was given: another form of the same word. */
const rootUse = ({ stems: [stem = '', ...more] }: Concept, { roots }: Evidence): ConceptUse | undefined =>
  more.length === 0 && stem.length >= LEAST_ROOT && !namesThing(stem) ? roots.get(rootOf(stem)) : undefined;
const LEAST_ROOT = 6;
