import type { Evidence } from '../Evidence.js';
import type { Statement } from '../../../products/index.js';
import type { DeniedTogether } from '../DeniedTogether.js';
import { isExclusion } from './excludedThings.js';

/** Words of grammar, and predicates that deny what they are said of whatever stands beside them: "not dishwasher safe". */
const NO_OBJECT =
  /^(?:must|may|can|cannot|could|should|shall|will|would|does|did|ever|never|please|not|no|there|they|you|we|them|he|she|one|direct|strong|bright|put|place|leave|left|out|outside|stay|kept|stored|exposed|run|go|goe|meant|mean|made|designed|design|the|a|an|of|for|with|and|or|to|in|on|at|by|be|is|are|it|its|this|that|any|all|from|your|suitabl|suitable|do|into|use|used|safe|saf|proof|resistant|compatibl|compatible|need|needed|require|required|recommend|recommended|intend|intended|tumbl|tumble|wash|machin|machine|dry|iron|bleach|clean|soak|freez|freeze|microwav|microwave|\p{L}+(?:abl|able|ible|ibl))$/u;

/** The groups of content stems that a clause denies, one for each thing of a list; none of what is not in the pack. */
export function deniedTogether(statement: Statement): readonly DeniedTogether[] {
  if (isExclusion(statement)) return [];
  const { tokens, stems, negated, form } = statement;
  // "The press must not go in the dishwasher": what is denied is not the press.
  const modal = tokens.findIndex(
    ({ lower }, at) => /^(?:must|may|can|should)$/u.test(lower) && tokens[at + 1]?.lower === 'not',
  );
  const groups: number[][] = [[]];
  tokens.forEach(({ kind, lower }, at) => {
    if (at < modal) return;
    if (/^(?:or|and|nor|,|\/|;)$/u.test(lower)) groups.push([]);
    else if (negated[at] === true && kind === 'word' && !NO_OBJECT.test(stems[at] ?? '') && !NO_OBJECT.test(lower))
      groups.at(-1)?.push(at);
  });
  return groups
    .filter((places) => places.length > 0)
    .map((places) => {
      const ends = [places.at(-1) ?? 0, ...(form === 'imperative' ? [places[0] ?? 0] : [])];
      return {
        stems: new Set(places.map((at) => stems[at] ?? '')),
        loose: new Set(places.length > 1 ? ends.map((at) => stems[at] ?? '') : []),
      };
    });
}

/**
 * "Not for car tyres" speaks of no other tyres: the head of what is denied together is not denied alone.
 *
 * @param isPlain the word says little by itself: "no built-in battery" denies nothing else that is built in
 */
export function isHalfDenied(
  stems: readonly string[],
  statement: Statement,
  evidence: Evidence,
  isPlain: boolean,
): boolean {
  const own = evidence.deniedTogether.filter((denied) => stems.some((stem) => denied.stems.has(stem)));
  return (
    own.length > 0 &&
    own.every(
      (denied) =>
        (isPlain ? denied.stems.size > 1 : stems.every((stem) => denied.loose.has(stem))) &&
        statement.stems.filter((stem) => denied.stems.has(stem)).length === 1,
    )
  );
}
