import type { Concept } from '../concepts.js';
import type { Evidence } from '../Evidence.js';
import { rootOf } from '../words/rootOf.js';

/** The facts deny another form of the word: "before you dive" where "not for diving" was given. */
export const isRootDenied = ({ stems }: Concept, { roots }: Evidence): boolean =>
  stems.length === 1 && roots.get(rootOf(stems[0] ?? ''))?.denied === true;
