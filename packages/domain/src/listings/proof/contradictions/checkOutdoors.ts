import type { Statement } from '../../../products/index.js';
import type { Evidence } from '../Evidence.js';
import { OUTDOOR_PLACES } from '../toReader/isInviting.js';
import type { Verdict } from '../Verdict.js';

/** Between the preposition and the place: "for your small balcony". */
const REACH = 3;

/** "Suitable for the balcony" where the facts leave the outdoors out. */
export function checkOutdoors({ tokens, text, negated }: Statement, { concepts }: Evidence): readonly Verdict[] {
  const outdoor = concepts.get('outdoor');
  if (outdoor?.denied !== true || outdoor.affirmed) return [];
  const at = tokens.findIndex(
    ({ lower }, place) =>
      OUTDOOR_PLACES.test(lower) &&
      !(negated[place] ?? false) &&
      tokens.slice(Math.max(0, place - REACH), place).some((token) => /^(?:for|on|in|to|at)$/u.test(token.lower)),
  );
  const token = tokens[at];
  if (token === undefined) return [];
  return [
    {
      support: 'contradicted',
      factIds: [...outdoor.factIds],
      reason: `The facts leave the outdoors out: "${text.slice(token.start, token.end)}".`,
      at: { start: token.start, end: token.end },
    },
  ];
}
