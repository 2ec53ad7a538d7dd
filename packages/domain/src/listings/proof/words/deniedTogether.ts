import type { Evidence } from '../Evidence.js';
import type { Statement } from '../../../products/index.js';
import { isExclusion } from './excludedThings.js';

/** Words of grammar, and predicates that deny what they are said of whatever stands beside them: "not dishwasher safe". */
const NO_OBJECT =
  /^(?:the|a|an|of|for|with|and|or|to|in|on|at|by|be|is|are|it|its|this|that|any|all|from|your|suitabl|suitable|do|into|use|used|safe|saf|proof|resistant|compatibl|compatible|need|needed|require|required|recommend|recommended|intend|intended|tumbl|tumble|wash|machin|machine|dry|iron|bleach|clean|soak|freez|freeze|microwav|microwave|\p{L}+(?:abl|able|ible|ibl))$/u;

/** The content stems that a clause denies together, as the "car" and "tyre" of "not for car tyres"; none of what is not in the pack. */
export function deniedTogether(statement: Statement): readonly ReadonlySet<string>[] {
  if (isExclusion(statement)) return [];
  const { tokens, stems, negated } = statement;
  const denied = stems.filter(
    (stem, at) =>
      negated[at] === true &&
      tokens[at]?.kind === 'word' &&
      !NO_OBJECT.test(stem) &&
      !NO_OBJECT.test(tokens[at]?.lower ?? ''),
  );
  return denied.length === 0 ? [] : [new Set(denied)];
}

/** "Not for car tyres" speaks of no other tyres: one word of what is denied together is not denied alone. */
export function isHalfDenied(stems: readonly string[], statement: Statement, evidence: Evidence): boolean {
  const own = evidence.deniedTogether.filter((denied) => stems.some((stem) => denied.has(stem)));
  return (
    own.length > 0 &&
    own.every((denied) => denied.size > 1 && statement.stems.filter((stem) => denied.has(stem)).length === 1)
  );
}
