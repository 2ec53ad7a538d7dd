import { PART_STEMS, stemsOf, type ReadingContext, type Statement } from '../../reading/index.js';
import type { InputStatement } from '../ProductReading.js';

/** "Burrs in steel, 38 mm across" is not the diameter of the grinder: the part that a figure stands beside, by the id of the fact. */
export function partsMeasured(
  statements: readonly InputStatement[],
  { parts, self }: ReadingContext,
): ReadonlyMap<string, string> {
  const measured = new Map<string, string>();
  let opening: InputStatement | undefined;
  let before: InputStatement | undefined;
  for (const source of statements) {
    const { factIds, statement } = source;
    if (opening?.field !== source.field || opening.statement.sentence !== statement.sentence) opening = source;
    const [figure, second] = statement.quantities;
    const isBare = opening !== source && figure !== undefined && statement.tokens[0]?.start === figure.start;
    const part =
      figure?.anchors.find((stem) => (PART_STEMS.has(stem) || parts.has(stem)) && !self.has(stem)) ??
      (isBare
        ? (companionOf(before, source, self) ??
          partOpening(opening.statement, parts, self) ??
          countedOpening(opening.statement, self))
        : undefined);
    if (second === undefined && part !== undefined) for (const id of factIds) measured.set(id, part);
    before = source;
  }
  return measured;
}

/** The ridge of "melamine with a spiral ridge, 3 cm high": what stands behind the last "with" before a figure. */
function companionOf(
  before: InputStatement | undefined,
  source: InputStatement,
  self: ReadonlySet<string>,
): string | undefined {
  if (before === undefined || before.field !== source.field || before.statement.sentence !== source.statement.sentence)
    return undefined;
  const { tokens, stems } = before.statement;
  const at = tokens.findLastIndex(({ lower }) => lower === 'with');
  // "Table with drawer, 120 cm wide" is as wide itself.
  const isSmall = tokens[at + 1]?.lower === 'a' || tokens[at + 1]?.lower === 'an';
  const isSide = source.statement.quantities.every(({ property }) =>
    /^(?:height|thickness|depth|dimensions|diameter)$/u.test(property),
  );
  const isNoun =
    isSmall &&
    isSide &&
    at > 0 &&
    tokens.length - at <= LONGEST_COMPANION &&
    tokens.slice(at + 1).every(({ kind }) => kind === 'word');
  const head = stems.at(-1);
  return isNoun && head !== undefined && !self.has(head) ? head : undefined;
}
/** "With a raised spiral ridge". */
const LONGEST_COMPANION = 5;

/** The cup holders of "2 insulated cup holders, 3.3 in wide, 6 in deep": what a sentence begins to count, beside the product. */
function countedOpening({ quantities, label }: Statement, self: ReadonlySet<string>): string | undefined {
  const [count] = quantities;
  const head = stemsOf(count?.noun ?? '').at(-1);
  const isCounted = label === '' && count?.start === 0 && count.unit === 'count' && count.low > 1;
  return isCounted && head !== undefined && !self.has(head) ? head : undefined;
}

/** The part with which a sentence begins: the burrs of "conical burrs in steel"; "stainless steel, 1.7 L" begins with none. */
function partOpening(
  { tokens, stems, label }: Statement,
  parts: ReadonlySet<string>,
  self: ReadonlySet<string>,
): string | undefined {
  const end = tokens.findIndex(
    ({ kind, lower }) => kind !== 'word' || /^(?:in|of|with|for|from|to|on|at|by)$/u.test(lower),
  );
  const head = stems[(end === -1 ? tokens.length : end) - 1];
  const isPart = head !== undefined && (PART_STEMS.has(head) || parts.has(head)) && !self.has(head);
  return label === '' && end !== 0 && isPart ? head : undefined;
}
