import type { Support } from '../Claim.js';
import { MOST_FACTS } from './Evidence.js';

/** What carries a statement, and why not. */
export interface Verdict {
  readonly support: Support;
  /** Facts it states, or contradicts. */
  readonly factIds: readonly string[];
  /** For what is not carried: a sentence for the seller. */
  readonly reason?: string;
  /** Offsets in the statement of the words that are not carried; absent when all of it is meant. */
  readonly at?: { readonly start: number; readonly end: number };
  /** What was looked for and not found, where that may be there in other words: `isExcused` decides. */
  readonly doubt?: 'word' | 'denial' | 'owner' | 'part' | 'limit';
}

const ORDER: Readonly<Record<Support, number>> = {
  contradicted: 0,
  unsupported: 1,
  unverified: 2,
  computed: 3,
  entailed: 4,
  given: 5,
};

/** The worst of several verdicts, with the facts of all. */
export function worstOf(verdicts: readonly Verdict[]): Verdict {
  const factIds = firstIds(verdicts);
  const worst = verdicts.reduce<Verdict>((one, other) => (ORDER[other.support] < ORDER[one.support] ? other : one), {
    support: 'given',
    factIds,
  });
  // What an unverified word stands beside is stated all the same.
  return {
    ...worst,
    factIds:
      worst.reason === undefined || worst.support === 'unverified' ? factIds : worst.factIds.slice(0, MOST_FACTS),
  };
}

function firstIds(verdicts: readonly Verdict[]): readonly string[] {
  const ids = new Set<string>();
  for (const { factIds } of verdicts)
    for (const id of factIds) {
      if (ids.size >= MOST_FACTS) return [...ids];
      ids.add(id);
    }
  return [...ids];
}
