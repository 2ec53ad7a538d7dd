import type { ClaimRow } from './claimRows.js';
import type { Recommendation } from './Recommendation.js';

const MOST_CLAIMS = 5;
/** Weight for a buyer from which a claim is worth advice. */
const WEIGHTY = 0.5;

/** What to state that competitors state, the heaviest first; `labels` are those of the competitors by id. */
export const claimAdvice = (
  claims: readonly ClaimRow[],
  labels: ReadonlyMap<string, string>,
): readonly Recommendation[] =>
  claims
    .filter(
      ({ standing, weight, cells }) =>
        standing === 'gap' && weight >= WEIGHTY && cells.some(({ state }) => state === 'states'),
    )
    .slice(0, MOST_CLAIMS)
    .map(({ label, cells }) => {
      const stated = cells.filter(({ state, id }) => state === 'states' && labels.has(id));
      return {
        kind: 'claim',
        text: `${label}: ${whoStates(stated.length, labels.size)}, you do not. State it where it is true.`,
        evidence: stated.map(({ id, values }) => `${labels.get(id)}: ${values.join(', ')}`).join('; '),
      };
    });

/** "2 of 3 competitors state it", "both competitors state it". */
const whoStates = (count: number, all: number): string =>
  all === 1
    ? 'the competitor states it'
    : count === all
      ? `${all === 2 ? 'both' : `all ${all}`} competitors state it`
      : `${count} of ${all} competitors ${count === 1 ? 'states' : 'state'} it`;
